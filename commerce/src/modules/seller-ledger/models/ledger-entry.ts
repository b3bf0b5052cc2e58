import { model } from "@medusajs/framework/utils";

/**
 * One side of a transaction, whole sum: positive amounts are owed to the account. Only `payout_id` ever changes, from
 * null to the payout that includes the entry, and back when the payout fails.
 */
export const LedgerEntry = model
  .define("ledger_entry", {
    id: model.id({ prefix: "lent" }).primaryKey(),
    /** sequence of a shop's entries */
    no: model.number(),
    transaction_id: model.text(),
    /** the shop's balance; the marketplace's commission; buyers' money; ... */
    account: model.enum(["seller", "commission", "buyers", "bank", "delivery", "adjustments"]),
    /** the shop of the transaction, on every account */
    seller_id: model.text(),
    type: model.enum(["earning", "commission", "cash_collected", "refund", "adjustment", "payout"]),
    /** for products: the line of the order, and its pieces */
    item_id: model.text().nullable(),
    quantity: model.number().nullable(),
    /** {ru, uz?, en?}: the product's name, or the reason of an adjustment */
    note: model.json().nullable(),
    amount: model.number(),
    /** for the account `seller`: the balance after the entry, computed by the database for pages of entries */
    balance_after: model.number().nullable(),
    at: model.dateTime(),
    available_at: model.dateTime(),
    payout_id: model.text().nullable(),
  })
  .indexes([
    { on: ["transaction_id"] },
    { name: "IDX_ledger_entry_of_seller", on: ["seller_id", "at", "no"], where: "account = 'seller'" },
    { name: "IDX_ledger_entry_of_type", on: ["seller_id", "type", "at", "no"], where: "account = 'seller'" },
    { name: "IDX_ledger_entry_of_amount", on: ["seller_id", "amount", "no"], where: "account = 'seller'" },
    {
      name: "IDX_ledger_entry_unpaid",
      on: ["seller_id", "available_at"],
      where: "account = 'seller' AND payout_id IS NULL",
    },
    { name: "IDX_ledger_entry_payout_id", on: ["payout_id"], where: "payout_id IS NOT NULL" },
  ]);
