import { model } from "@medusajs/framework/utils";

/**
 * A parcel: what one seller sends of one order. Its lines are the order's lines that carry its `seller_id`; the
 * money below is its share at the time of placing, in whole sum, and adds up to the order's totals.
 */
export const Parcel = model
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
    /** what the buyer would have paid for delivery and this shop pays instead; no part of `total` */
    delivery_at_shops_expense: model.bigNumber().default(0),
    total: model.bigNumber(),
    /** the shop's part of `items_total`, frozen when the order was placed: rate in hundredths of a percent */
    commission_rate: model.number(),
    commission: model.bigNumber(),
    /** who takes the money where it is paid at the door; frozen when the order was placed */
    cash_collector: model.enum(["shop", "marketplace"]).default("shop"),
    tracking_number: model.text().nullable(),
    /** {entries: [{status, at, actor, reason?}]}, oldest first */
    timeline: model.json(),
    /** {rows: [{product, pieces, total}]} of what still comes; triggers add it to the days of `sale_day` */
    goods: model.json().nullable(),
    /** the goods' names in every language, as search compares them */
    search_text: model.text().nullable(),
    /** until when the shop is to accept it, from the moment it can: ordered to be paid on delivery, or paid */
    accept_by: model.dateTime().nullable(),
    /** what the shop finds it by: number, goods, SKUs; and its buyer's name and phone, as search compares them */
    shop_text: model.text().nullable(),
    buyer_text: model.text().nullable(),
  })
  .indexes([
    { on: ["order_id", "seller_id"], unique: true },
    { on: ["customer_id", "created_at"] },
    // a buyer's orders: each by its first parcel
    {
      name: "IDX_seller_order_first_of_order",
      on: ["customer_id", "created_at", "order_id"],
      where: "number LIKE '%-1' AND deleted_at IS NULL",
    },
    { on: ["seller_id", "status", "created_at"] },
    { on: ["created_at"] },
    // of before they were written down
    { name: "IDX_seller_order_without_goods", on: ["id"], where: "goods IS NULL" },
    // news of parcels are looked for by it
    { on: ["updated_at"] },
    // the shop's list: all, by status, what is late; its words have an index of their own kind, in the migration
    { on: ["seller_id", "created_at", "id"] },
    { on: ["seller_id", "status", "created_at", "id"] },
    { on: ["seller_id", "accept_by"], where: "status = 'pending' AND deleted_at IS NULL" },
    { on: ["accept_by"], where: "status = 'pending' AND deleted_at IS NULL" },
  ]);
