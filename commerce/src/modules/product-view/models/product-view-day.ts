import { model } from "@medusajs/framework/utils";

/** How often the page of a product was opened on a day of Tashkent, once for each browser. */
export const ProductViewDay = model
  .define("product_view_day", {
    product_id: model.text().primaryKey(),
    /** a date, as PostgreSQL has it */
    day: model.text().primaryKey(),
    seller_id: model.text(),
    views: model.number(),
  })
  .indexes([{ on: ["seller_id", "day"] }]);
