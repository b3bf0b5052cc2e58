import { model } from "@medusajs/framework/utils";

/** A fiscal receipt reported by a gateway: one for the sale and one for the refund. */
export const FiscalReceiptRow = model
  .define("fiscal_receipt", {
    id: model.id({ prefix: "fisrec" }).primaryKey(),
    attempt_id: model.text(),
    order_id: model.text(),
    type: model.enum(["sale", "refund"]),
    receipt_id: model.text(),
    status_code: model.number(),
    message: model.text().nullable(),
    terminal_id: model.text().nullable(),
    fiscal_sign: model.text().nullable(),
    qr_code_url: model.text().nullable(),
    at: model.dateTime(),
  })
  .indexes([{ on: ["attempt_id", "type"], unique: true }, { on: ["order_id"] }]);
