import { model } from "@medusajs/framework/utils";

/**
 * A redacted call from or to a gateway. Stored for thirteen months: longer than corrections of a reporting year take.
 */
export const PaymentEventRow = model
  .define("payment_event", {
    id: model.id({ prefix: "payevt" }).primaryKey(),
    attempt_id: model.text().nullable(),
    order_id: model.text().nullable(),
    gateway: model.text(),
    call: model.text(),
    request: model.json(),
    answer: model.json(),
  })
  .indexes([{ on: ["order_id"] }, { on: ["created_at"] }]);
