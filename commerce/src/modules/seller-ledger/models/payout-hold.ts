import { model } from "@medusajs/framework/utils";

/** A hold of a shop's payouts by an administrator; written by `hold-repository.ts`. */
export const PayoutHoldModel = model
  .define("payout_hold", {
    id: model.id({ prefix: "phold" }).primaryKey(),
    seller_id: model.text(),
    /** whole sum that stays on the balance; null: nothing is paid out */
    amount: model.number().nullable(),
    /** the shop reads it */
    reason: model.text(),
    until: model.dateTime().nullable(),
    /** id of the administrator */
    created_by: model.text(),
    released_by: model.text().nullable(),
    released_at: model.dateTime().nullable(),
    /** of the request that made it */
    key: model.text().unique(),
  })
  .indexes([{ on: ["seller_id", "created_at"] }]);
