import { model } from "@medusajs/framework/utils";

/** A call of a gateway or to it, redacted. Kept thirteen months: longer than a reporting year's corrections. */
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
