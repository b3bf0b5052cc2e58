import { model } from "@medusajs/framework/utils";

/**
 * One try to place an order, written before anything else. `order_id` and `number` are chosen here, so whatever a
 * killed process left behind can be found by them. `started` and `undoing` are unfinished; the others are final.
 */
export const OrderAttempt = model
  .define("order_attempt", {
    id: model.id({ prefix: "oratt" }).primaryKey(),
    customer_id: model.text(),
    idempotency_key: model.text(),
    /** sha256 of the request */
    body_hash: model.text(),
    state: model.enum(["started", "undoing", "placed", "refused", "undone"]).default("started"),
    order_id: model.text().unique(),
    /** ten digits, the first not 0 */
    number: model.text().unique(),
    /** what a refused request was told, repeated to whoever repeats it */
    refusal: model.json().nullable(),
  })
  .indexes([
    { on: ["customer_id", "idempotency_key"], unique: true },
    { name: "IDX_order_attempt_unfinished", on: ["updated_at"], where: "state in ('started', 'undoing')" },
  ]);
