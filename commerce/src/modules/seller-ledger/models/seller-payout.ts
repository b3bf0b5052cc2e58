import { model } from "@medusajs/framework/utils";

/** A transfer to a shop's bank account. Permitted transitions: `@bezak/contract/payout-status.ts`. */
export const SellerPayoutModel = model
  .define("seller_payout", {
    id: model.id({ prefix: "payout" }).primaryKey(),
    no: model.number(),
    seller_id: model.text(),
    /** whole sum */
    amount: model.number(),
    status: model.enum(["scheduled", "sent", "paid", "failed", "cancelled"]).default("scheduled"),
    /** number of included entries */
    entries: model.number(),
    /** PayoutAccount of the shop at that time; never logged */
    account: model.json(),
    /** of the file for the bank: the day in Tashkent and a number of that day */
    batch_id: model.text().nullable(),
    /** of the bank */
    reference: model.text().nullable(),
    failure: model.text().nullable(),
    /** {entries: [{status, at, actor, reason?}]}, oldest first */
    timeline: model.json(),
    /** when a second administrator let it go to the bank */
    approved_at: model.dateTime().nullable(),
    /** the failed payout that it replaces, which has no other replacement */
    repeat_of: model.text().nullable(),
  })
  .indexes([
    { on: ["seller_id", "created_at"] },
    { on: ["status", "created_at"] },
    // administrators list those of all shops
    { on: ["created_at", "no"] },
    { on: ["amount", "no"] },
    { on: ["status", "amount", "no"] },
    // notifications search payouts by it
    { on: ["updated_at"] },
    { name: "IDX_seller_payout_batch_id", on: ["batch_id"], where: "batch_id IS NOT NULL" },
  ]);
