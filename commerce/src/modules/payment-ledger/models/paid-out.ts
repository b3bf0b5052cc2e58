import { model } from "@medusajs/framework/utils";

/** A manual refund, with the person who recorded it and the means of payment. */
export const PaidOut = model
  .define("payment_paid_out", {
    /** id of the cancellation, return or late attempt that owed the refund */
    id: model.text().primaryKey(),
    order_id: model.text(),
    /** whole sum */
    amount: model.number(),
    /** name and statement of the person who paid it */
    words: model.text(),
  })
  .indexes([{ on: ["order_id"] }]);
