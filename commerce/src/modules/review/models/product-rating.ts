import { model } from "@medusajs/framework/utils";

/** A view over published reviews, so it needs no updates. `id` is the product's. */
export const ProductRating = model.define("product_rating", {
  id: model.text().primaryKey(),
  /** two decimals */
  average: model.float(),
  review_count: model.number(),
});
