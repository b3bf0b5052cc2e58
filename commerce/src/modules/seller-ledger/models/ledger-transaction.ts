import { model } from "@medusajs/framework/utils";

/**
 * Something that happened to a shop's money. Its entries come with it, add up to zero and stay as they are: the database
 * sees to all three.
 */
export const LedgerTransaction = model
  .define("ledger_transaction", {
    id: model.id({ prefix: "ltx" }).primaryKey(),
    /** names what happened, `earning:<parcel>`: it is booked once, however often it is reported */
    key: model.text(),
    kind: model.enum(["earning", "cash_collected", "refund", "adjustment", "payout", "payout_returned"]),
    seller_id: model.text(),
    order_id: model.text().nullable(),
    parcel_id: model.text().nullable(),
    return_id: model.text().nullable(),
    payout_id: model.text().nullable(),
    /** what people know it by: the parcel's or the payout's number */
    number: model.text().nullable(),
    /** of an administrator's: who did it */
    actor: model.text().nullable(),
    at: model.dateTime(),
  })
  .indexes([{ on: ["key"], unique: true }, { on: ["parcel_id"] }]);
