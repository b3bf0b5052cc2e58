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
    /** when an administrator decided about the review; null while the report is open */
    settled_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["review_id", "customer_id"], unique: true },
    { on: ["customer_id"] },
    {
      name: "IDX_review_report_open",
      on: ["review_id"],
      where: "settled_at IS NULL AND deleted_at IS NULL",
    },
    {
      name: "IDX_review_report_waiting",
      on: ["created_at", "id"],
      where: "settled_at IS NULL AND deleted_at IS NULL",
    },
  ]);
