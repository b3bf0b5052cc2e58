import { model } from "@medusajs/framework/utils";

/**
 * A parcel: what one shop sends of one order. Its lines are the order's lines with its `seller_id`; the sums below are
 * its share when the order was placed, in whole sum, and add up to the order's totals.
 */
export const ParcelModel = model
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
    /** delivery fee that this shop pays instead of the buyer; not part of `total` */
    delivery_at_shops_expense: model.bigNumber().default(0),
    total: model.bigNumber(),
    /** commission on the shop's part of `items_total`, frozen at placing: rate in hundredths of a percent */
    commission_rate: model.number(),
    commission: model.bigNumber(),
    /** who receives the cash on delivery; frozen when the order was placed */
    cash_collector: model.enum(["shop", "marketplace"]).default("shop"),
    tracking_number: model.text().nullable(),
    /** {entries: [{status, at, actor, reason?}]}, oldest first */
    timeline: model.json(),
    /** {rows: [{product, pieces, total}]} without cancelled lines; triggers add it to the days of `sale_day` */
    goods: model.json().nullable(),
    /** product names in every language, normalised for search */
    search_text: model.text().nullable(),
    /** acceptance deadline of the shop, counted from placing (cash on delivery) or from payment */
    accept_by: model.dateTime().nullable(),
    /** what the shop searches by, normalised: number, product names, SKUs, the buyer's name and phone */
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
    { on: ["total", "id"] },
    // parcels from before this column
    { name: "IDX_seller_order_without_goods", on: ["id"], where: "goods IS NULL" },
    // notifications search parcels by it
    { on: ["updated_at"] },
    // the shop's list: all, by status, overdue; the migration has an index of another kind for its search text
    { on: ["seller_id", "created_at", "id"] },
    { on: ["seller_id", "status", "created_at", "id"] },
    { on: ["seller_id", "accept_by"], where: "status = 'pending' AND deleted_at IS NULL" },
    { on: ["accept_by"], where: "status = 'pending' AND deleted_at IS NULL" },
  ]);
