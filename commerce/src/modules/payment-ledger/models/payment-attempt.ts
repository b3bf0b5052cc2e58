import { model } from "@medusajs/framework/utils";

/** See `Attempt` in ledger.ts. A sequence of the database fills `no`. */
export const PaymentAttempt = model
  .define("payment_attempt", {
    id: model.id({ prefix: "payatt" }).primaryKey(),
    no: model.number().unique(),
    order_id: model.text(),
    gateway: model.text(),
    method: model.text(),
    external_id: model.text().nullable(),
    /** whole sum */
    amount: model.number(),
    state: model.enum(["open", "confirming", "paid", "late", "cancelled", "refunded"]).default("open"),
    reason: model.number().nullable(),
    failure: model.text().nullable(),
    gateway_time: model.number().nullable(),
    created_time: model.number(),
    performed_time: model.number().nullable(),
    cancelled_time: model.number().nullable(),
    expires_at: model.dateTime().nullable(),
    looked_at: model.dateTime().nullable(),
    reversal: model.enum(["asked", "refused", "done"]).nullable(),
    reversal_note: model.text().nullable(),
    data: model.json(),
  })
  .indexes([
    { on: ["gateway", "external_id"], unique: true },
    // at most one open or paid attempt per order, across all gateways
    {
      name: "IDX_payment_attempt_one_holding",
      on: ["order_id"],
      unique: true,
      where: "state in ('open', 'confirming', 'paid')",
    },
    { on: ["order_id"] },
    { on: ["gateway", "gateway_time"] },
    {
      name: "IDX_payment_attempt_under_way",
      on: ["expires_at"],
      where: "state in ('open', 'confirming')",
    },
    {
      name: "IDX_payment_attempt_reversal",
      on: ["updated_at"],
      where: "reversal = 'asked' OR state = 'late'",
    },
    {
      name: "IDX_payment_attempt_to_ask",
      on: ["gateway", "updated_at"],
      where:
        "state = 'confirming' OR (state = 'open' AND data->>'confirmed' = 'asked') OR (state = 'cancelled' AND data->>'confirmed' = 'asked')",
    },
    { on: ["updated_at"] },
  ]);
