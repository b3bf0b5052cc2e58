import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { PersonalDataPart } from "./personal-data.ts";

/** Reviews, votes and reports of a deleted account stay, and nothing tells whose they were. */
export const reviewData: PersonalDataPart = {
  name: "reviews",
  async collect(container, customerId) {
    const { rows } = (await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
      `select id, product_id as "productId", rating, title, text, to_jsonb(images) as images, status,
         verified_purchase as "verifiedPurchase", helpful_count as helpful, created_at as "createdAt"
       from product_review where customer_id = ? and deleted_at is null order by created_at, id`,
      [customerId],
    )) as { rows: unknown[] };
    return rows;
  },
  async erase(sql, customerId) {
    // One that was taken back is kept by nobody but us: of it nothing stays.
    await sql(`delete from product_review where customer_id = ? and deleted_at is not null`, [customerId]);
    await sql(
      `update product_review set customer_id = null, author_name = '', updated_at = now() where customer_id = ?`,
      [customerId],
    );
    await sql(`update review_vote set customer_id = null, updated_at = now() where customer_id = ?`, [
      customerId,
    ]);
    await sql(`update review_report set customer_id = null, updated_at = now() where customer_id = ?`, [
      customerId,
    ]);
  },
};
