import { model } from "@medusajs/framework/utils";

/**
 * One side of a transaction, whole sum: what is above zero is owed to the account. Only `payout_id` ever changes, from
 * none to the payout that took the entry along and back when it failed.
 */
export const LedgerEntry = model
  .define("ledger_entry", {
    id: model.id({ prefix: "lent" }).primaryKey(),
    /** the order in which entries of a shop were written */
    no: model.number(),
    transaction_id: model.text(),
    /** the shop's balance; what the marketplace keeps; buyers' money; ... */
    account: model.enum(["seller", "commission", "buyers", "bank", "delivery", "adjustments"]),
    /** whose transaction it is, on every account */
    seller_id: model.text(),
    type: model.enum(["earning", "commission", "cash_collected", "refund", "adjustment", "payout"]),
    /** of goods: the line of the order, and its pieces */
    item_id: model.text().nullable(),
    quantity: model.number().nullable(),
    /** {ru, uz?, en?}: the goods' name, or what an adjustment is for */
    note: model.json().nullable(),
    amount: model.number(),
    /** of the account `seller`: what the balance came to, written by the database to explain a page of entries */
    balance_after: model.number().nullable(),
    at: model.dateTime(),
    available_at: model.dateTime(),
    payout_id: model.text().nullable(),
  })
  .indexes([
    { on: ["transaction_id"] },
    { name: "IDX_ledger_entry_of_seller", on: ["seller_id", "at", "no"], where: "account = 'seller'" },
    { name: "IDX_ledger_entry_of_type", on: ["seller_id", "type", "at", "no"], where: "account = 'seller'" },
    {
      name: "IDX_ledger_entry_unpaid",
      on: ["seller_id", "available_at"],
      where: "account = 'seller' AND payout_id IS NULL",
    },
    { name: "IDX_ledger_entry_payout_id", on: ["payout_id"], where: "payout_id IS NOT NULL" },
  ]);
