import { readRows } from "../../read-rows.ts";
import type { PersonalDataPart } from "./personal-data.ts";

/** Reviews stay, made anonymous. */
export const reviewData: PersonalDataPart = {
  name: "reviews",
  collect: (container, customerId) =>
    readRows(
      container,
      `select id, product_id as "productId", rating, title, text, to_jsonb(images) as images, status,
         verified_purchase as "verifiedPurchase", helpful_count as helpful, created_at as "createdAt"
       from product_review where customer_id = ? and deleted_at is null order by created_at, id`,
      [customerId],
    ),
  async erase(sql, customerId) {
    // A withdrawn review is visible to nobody, so it is deleted.
    await sql(`delete from product_review where customer_id = ? and deleted_at is not null`, [customerId]);
    await sql(
      `update product_review set customer_id = null, author_name = '', updated_at = now() where customer_id = ?`,
      [customerId],
    );
  },
};

/** Votes stay, made anonymous. */
export const reviewVoteData: PersonalDataPart = {
  name: "reviewVotes",
  collect: (container, customerId) =>
    readRows(
      container,
      `select vote.review_id as "reviewId", review.product_id as "productId", vote.created_at as "createdAt"
       from review_vote vote left join product_review review on review.id = vote.review_id
       where vote.customer_id = ? and vote.deleted_at is null order by vote.created_at, vote.id`,
      [customerId],
    ),
  async erase(sql, customerId) {
    await sql(`update review_vote set customer_id = null, updated_at = now() where customer_id = ?`, [
      customerId,
    ]);
  },
};

/** A report and its reason stay for the moderators; the person's text is deleted. */
export const reviewReportData: PersonalDataPart = {
  name: "reviewReports",
  collect: (container, customerId) =>
    readRows(
      container,
      `select report.review_id as "reviewId", review.product_id as "productId", report.reason, report.text,
         report.created_at as "createdAt"
       from review_report report left join product_review review on review.id = report.review_id
       where report.customer_id = ? and report.deleted_at is null order by report.created_at, report.id`,
      [customerId],
    ),
  async erase(sql, customerId) {
    await sql(
      `update review_report set customer_id = null, text = null, updated_at = now() where customer_id = ?`,
      [customerId],
    );
  },
};
