import { model } from "@medusajs/framework/utils";

/** Money that a person gave back by other means than the gateway: who said so and how. */
export const PaidOut = model
  .define("payment_paid_out", {
    /** of what was owed: a cancellation, a return or a late attempt */
    id: model.text().primaryKey(),
    order_id: model.text(),
    /** whole sum */
    amount: model.number(),
    /** name and words of who paid it out */
    words: model.text(),
  })
  .indexes([{ on: ["order_id"] }]);
