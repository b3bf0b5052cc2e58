import { model } from "@medusajs/framework/utils";

/**
 * An event of a shop's money. The database ensures that its entries are written with it, add up to zero and never
 * change.
 */
export const LedgerTransaction = model
  .define("ledger_transaction", {
    id: model.id({ prefix: "ltx" }).primaryKey(),
    /** identifies the event, such as `earning:<parcel>`: it is booked once, however often it is reported */
    key: model.text(),
    kind: model.enum(["earning", "cash_collected", "refund", "adjustment", "payout", "payout_returned"]),
    seller_id: model.text(),
    order_id: model.text().nullable(),
    parcel_id: model.text().nullable(),
    return_id: model.text().nullable(),
    payout_id: model.text().nullable(),
    /** displayed reference: the number of the parcel or the payout */
    number: model.text().nullable(),
    /** id of the administrator, if one caused it */
    actor: model.text().nullable(),
    at: model.dateTime(),
  })
  .indexes([{ on: ["key"], unique: true }, { on: ["parcel_id"] }]);
