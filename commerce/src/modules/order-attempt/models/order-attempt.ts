import { model } from "@medusajs/framework/utils";

/**
 * An attempt to place an order, stored before anything else. It fixes `order_id` and `number`, by which whatever a
 * killed process left behind can be found. `started` and `undoing` are unfinished; the other states are final.
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
    /** response to a rejected request, repeated for every repeat of it */
    refusal: model.json().nullable(),
  })
  .indexes([
    { on: ["customer_id", "idempotency_key"], unique: true },
    { name: "IDX_order_attempt_unfinished", on: ["updated_at"], where: "state in ('started', 'undoing')" },
  ]);
