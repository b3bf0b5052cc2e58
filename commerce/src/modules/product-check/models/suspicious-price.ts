import { model } from "@medusajs/framework/utils";

/** A product whose price looks wrong, why, and what it was compared with. */
export const SuspiciousPriceModel = model.define("suspicious_price", {
  product_id: model.text().primaryKey(),
  /** `priceSuspicions` of the contract */
  reason: model.text(),
  /** whole sum */
  price: model.number(),
  /** the old price of a discount, or the median of the category; null for a price of next to nothing */
  compared: model.number().nullable(),
  /** how many products the median was computed from */
  products: model.number().nullable(),
});
