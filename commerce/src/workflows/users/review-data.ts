import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { PersonalDataPart } from "./personal-data.ts";

async function rowsOf(container: MedusaContainer, statement: string, customerId: string): Promise<unknown[]> {
  const { rows } = (await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(statement, [customerId])) as { rows: unknown[] };
  return rows;
}

/** Reviews of a deleted account stay, and nothing tells whose they were. */
export const reviewData: PersonalDataPart = {
  name: "reviews",
  collect: (container, customerId) =>
    rowsOf(
      container,
      `select id, product_id as "productId", rating, title, text, to_jsonb(images) as images, status,
         verified_purchase as "verifiedPurchase", helpful_count as helpful, created_at as "createdAt"
       from product_review where customer_id = ? and deleted_at is null order by created_at, id`,
      customerId,
    ),
  async erase(sql, customerId) {
    // One that was taken back is kept by nobody but us: of it nothing stays.
    await sql(`delete from product_review where customer_id = ? and deleted_at is not null`, [customerId]);
    await sql(
      `update product_review set customer_id = null, author_name = '', updated_at = now() where customer_id = ?`,
      [customerId],
    );
  },
};

/** Reviews that somebody found helpful. The votes count on, as nobody's. */
export const reviewVoteData: PersonalDataPart = {
  name: "reviewVotes",
  collect: (container, customerId) =>
    rowsOf(
      container,
      `select vote.review_id as "reviewId", review.product_id as "productId", vote.created_at as "createdAt"
       from review_vote vote left join product_review review on review.id = vote.review_id
       where vote.customer_id = ? and vote.deleted_at is null order by vote.created_at, vote.id`,
      customerId,
    ),
  async erase(sql, customerId) {
    await sql(`update review_vote set customer_id = null, updated_at = now() where customer_id = ?`, [
      customerId,
    ]);
  },
};

/** Reviews that somebody reported. That it was done and why stays for the moderators; their words do not. */
export const reviewReportData: PersonalDataPart = {
  name: "reviewReports",
  collect: (container, customerId) =>
    rowsOf(
      container,
      `select report.review_id as "reviewId", review.product_id as "productId", report.reason, report.text,
         report.created_at as "createdAt"
       from review_report report left join product_review review on review.id = report.review_id
       where report.customer_id = ? and report.deleted_at is null order by report.created_at, report.id`,
      customerId,
    ),
  async erase(sql, customerId) {
    await sql(
      `update review_report set customer_id = null, text = null, updated_at = now() where customer_id = ?`,
      [customerId],
    );
  },
};
