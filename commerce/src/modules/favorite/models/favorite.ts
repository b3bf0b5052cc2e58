import { model } from "@medusajs/framework/utils";

/** A product that a customer has marked, with a note. Unique per customer and product. */
export const FavoriteModel = model
  .define("favorite", {
    id: model.id({ prefix: "fav" }).primaryKey(),
    customer_id: model.text(),
    product_id: model.text(),
    tags: model.json(),
    priority: model.number().default(1),
    notes: model.text().default(""),
    /** whole sum when it was added: a lower price now is a price drop */
    added_price: model.number(),
  })
  .indexes([{ on: ["customer_id", "product_id"], unique: true }, { on: ["product_id"] }]);
