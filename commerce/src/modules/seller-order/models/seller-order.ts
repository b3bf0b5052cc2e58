import { model } from "@medusajs/framework/utils";

/**
 * A parcel: what one seller sends of one order. Its lines are the order's lines that carry its `seller_id`; the
 * money below is its share at the time of placing, in whole sum, and adds up to the order's totals.
 */
export const SellerOrder = model
  .define("seller_order", {
    id: model.id({ prefix: "selord" }).primaryKey(),
    order_id: model.text(),
    customer_id: model.text(),
    seller_id: model.text(),
    /** the order's number, a dash, 1.. */
    number: model.text().unique(),
    status: model
      .enum(["pending", "confirmed", "processing", "shipped", "delivered", "cancelled"])
      .default("pending"),
    items_total: model.bigNumber(),
    delivery_total: model.bigNumber(),
    discount_total: model.bigNumber(),
    total: model.bigNumber(),
    /** the shop's part of `items_total`, frozen when the order was placed: rate in hundredths of a percent */
    commission_rate: model.number(),
    commission: model.bigNumber(),
    tracking_number: model.text().nullable(),
    /** {entries: [{status, at, actor, reason?}]}, oldest first */
    timeline: model.json(),
    /** the goods' names in every language, as search compares them */
    search_text: model.text().nullable(),
  })
  .indexes([
    { on: ["order_id", "seller_id"], unique: true },
    { on: ["customer_id", "created_at"] },
    { on: ["seller_id", "status", "created_at"] },
    { on: ["created_at"] },
    // news of parcels are looked for by it
    { on: ["updated_at"] },
  ]);
