import { model } from "@medusajs/framework/utils";

/** A request to the moderators to check a review. */
export const ReviewReportModel = model
  .define("review_report", {
    id: model.id({ prefix: "rrep" }).primaryKey(),
    review_id: model.text(),
    /** null once the account is deleted */
    customer_id: model.text().nullable(),
    reason: model.enum(["spam", "offensive", "untrue", "personal", "other"]),
    text: model.text().nullable(),
  })
  .indexes([{ on: ["review_id", "customer_id"], unique: true }, { on: ["customer_id"] }]);
