import { model } from "@medusajs/framework/utils";

/** A view over the published reviews of a seller's products. `id` is the seller's. */
export const SellerRating = model.define("seller_rating", {
  id: model.text().primaryKey(),
  /** two decimals */
  average: model.float(),
  review_count: model.number(),
});
