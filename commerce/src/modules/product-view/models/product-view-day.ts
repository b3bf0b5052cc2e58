import { model } from "@medusajs/framework/utils";

/** Page views of a product on a day in Tashkent, counted once per browser. */
export const ProductViewDay = model
  .define("product_view_day", {
    product_id: model.text().primaryKey(),
    /** a date in PostgreSQL's format */
    day: model.text().primaryKey(),
    seller_id: model.text(),
    views: model.number(),
  })
  .indexes([{ on: ["seller_id", "day"] }]);
