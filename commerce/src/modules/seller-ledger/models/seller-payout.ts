import { model } from "@medusajs/framework/utils";

/** Money on its way to a shop's bank account. How it may move: `@bezak/contract/payout-status.ts`. */
export const SellerPayout = model
  .define("seller_payout", {
    id: model.id({ prefix: "payout" }).primaryKey(),
    no: model.number(),
    seller_id: model.text(),
    /** whole sum */
    amount: model.number(),
    status: model.enum(["scheduled", "sent", "paid", "failed", "cancelled"]).default("scheduled"),
    /** how many entries it took along */
    entries: model.number(),
    /** PayoutAccount of the shop as it was then; never logged */
    account: model.json(),
    batch_id: model.text().nullable(),
    /** of the bank */
    reference: model.text().nullable(),
    failure: model.text().nullable(),
    /** {entries: [{status, at, actor, reason?}]}, oldest first */
    timeline: model.json(),
  })
  .indexes([
    { on: ["seller_id", "created_at"] },
    { on: ["status", "created_at"] },
    // news of payouts are looked for by it
    { on: ["updated_at"] },
    { name: "IDX_seller_payout_batch_id", on: ["batch_id"], where: "batch_id IS NOT NULL" },
  ]);
