import { model } from "@medusajs/framework/utils";

/** The median of the lowest prices of a category's published products, with which prices are compared. */
export const CategoryPriceModel = model.define("category_price", {
  category_id: model.text().primaryKey(),
  /** whole sum */
  median: model.number(),
  /** how many products it was computed from */
  products: model.number(),
});
