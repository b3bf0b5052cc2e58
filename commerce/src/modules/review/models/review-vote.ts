import { model } from "@medusajs/framework/utils";

/** A user's vote that a review is helpful. */
export const ReviewVote = model
  .define("review_vote", {
    id: model.id({ prefix: "rvote" }).primaryKey(),
    review_id: model.text(),
    /** null once the account is deleted: the vote still counts */
    customer_id: model.text().nullable(),
  })
  .indexes([{ on: ["review_id", "customer_id"], unique: true }, { on: ["customer_id"] }]);
