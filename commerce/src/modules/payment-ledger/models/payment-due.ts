import { model } from "@medusajs/framework/utils";

/** What one order has to pay. Its row is the lock for everything that concerns the order's payments. */
export const PaymentDue = model
  .define("payment_due", {
    /** id of the order */
    id: model.text().primaryKey(),
    number: model.text().unique(),
    customer_id: model.text(),
    method: model.text(),
    /** whole sum */
    amount: model.number(),
    open_until: model.dateTime().nullable(),
    closed_at: model.dateTime().nullable(),
    handed_over: model.boolean().default(false),
    language: model.text().default("ru"),
    /** ReceiptLines of ledger.ts */
    receipt: model.json().nullable(),
  })
  .indexes([
    {
      name: "IDX_payment_due_open_until",
      on: ["open_until"],
      where: "closed_at IS NULL AND open_until IS NOT NULL",
    },
  ]);
