import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId, MedusaService } from "@medusajs/framework/utils";
import { ProductRating } from "./models/product-rating.ts";
import { ProductReview } from "./models/product-review.ts";
import { ReviewReportModel } from "./models/review-report.ts";
import { ReviewVote } from "./models/review-vote.ts";
import { SellerRating } from "./models/seller-rating.ts";
import { ModerationRepository } from "./moderation-repository.ts";
import { ReplyRepository } from "./reply-repository.ts";
import {
  getCount,
  getHistogram,
  orderBy,
  type ReviewFilter,
  type ReviewPage,
  type StarsRow,
} from "./review-page.ts";
import {
  reviewColumns,
  type Changed,
  type NewReviewRow,
  type ReviewRow,
  type ReviewTexts,
} from "./review-row.ts";

/** Result of a vote or a report. */
export type Verdict = "done" | "repeated" | "own" | "unknown";

/** An array as one parameter of a statement. */
const TEXTS = "array(select jsonb_array_elements_text(?::jsonb))";

/**
 * Reviews, votes and reports. Every change is one statement with its preconditions (owner and status of the review), so
 * of two simultaneous changes each sees the result of the other.
 */
export class ReviewModuleService extends MedusaService({
  ProductReview,
  ReviewVote,
  ReviewReport: ReviewReportModel,
  ProductRating,
  SellerRating,
}) {
  private readonly sql: SqlEntityManager;
  readonly replies: ReplyRepository;
  readonly moderation: ModerationRepository;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
    this.replies = new ReplyRepository(this.sql);
    this.moderation = new ModerationRepository(this.sql);
  }

  /** Returns undefined when this user has reviewed the product already. */
  async write(review: NewReviewRow): Promise<ReviewRow | undefined> {
    const { id, productId, sellerId, customerId, authorName, rating, title, text, verified, status } = review;
    const [row] = await this.sql.execute<ReviewRow[]>(
      `insert into product_review (id, product_id, seller_id, customer_id, author_name, rating, title, text, images,
         verified_purchase, status)
       values (?, ?, ?, ?, ?, ?, ?, ?, ${TEXTS}, ?, ?) on conflict do nothing returning ${reviewColumns}`,
      [
        id,
        productId,
        sellerId,
        customerId,
        authorName,
        rating,
        title,
        text,
        JSON.stringify(review.images),
        verified,
        status,
      ],
    );
    return row;
  }

  /** Returns undefined when the user has no such review. */
  rewrite(id: string, customerId: string, words: ReviewTexts): Promise<Changed | undefined> {
    const { rating, title, text, images, verified, status } = words;
    return this.change("id = ? and customer_id = ?", [id, customerId], {
      set: `rating = ?, title = ?, text = ?, images = ${TEXTS}, verified_purchase = ?, status = ?,
        rejection_reason = null`,
      values: [rating, title, text, JSON.stringify(images), verified, status],
    });
  }

  /** Returns undefined when the user has no such review. */
  takeBack(id: string, customerId: string): Promise<Changed | undefined> {
    return this.change("id = ? and customer_id = ?", [id, customerId], {
      set: "deleted_at = now()",
      values: [],
    });
  }

  /** Restores the review as it was before a change, to undo it. */
  async putBack(row: ReviewRow): Promise<void> {
    await this.sql.execute(
      `update product_review set rating = ?, title = ?, text = ?, images = ${TEXTS}, verified_purchase = ?,
         status = ?, rejection_reason = ?, deleted_at = null, updated_at = now() where id = ?`,
      [
        row.rating,
        row.title,
        row.text,
        JSON.stringify(row.images),
        row.verified_purchase,
        row.status,
        row.rejection_reason,
        row.id,
      ],
    );
  }

  async page({ of, sort, rating, withPhotos, limit, offset }: ReviewFilter): Promise<ReviewPage> {
    const [key, id] = "productId" in of ? ["product_id", of.productId] : ["seller_id", of.sellerId];
    const published = `${key} = ? and status = 'published' and deleted_at is null`;
    const [reviews, stars] = await Promise.all([
      this.sql.execute<ReviewRow[]>(
        `select ${reviewColumns} from product_review
         where ${published} and (?::int is null or rating = ?::int) and (not ?::boolean or images <> '{}')
         order by ${orderBy[sort]} limit ? offset ?`,
        [id, rating ?? null, rating ?? null, withPhotos ?? false, limit, offset],
      ),
      this.sql.execute<StarsRow[]>(
        `select rating, count(*)::int as count, count(*) filter (where images <> '{}')::int as with_photos
         from product_review where ${published} group by rating`,
        [id],
      ),
    ]);
    return { reviews, count: getCount(stars, { rating, withPhotos }), histogram: getHistogram(stars) };
  }

  async findOwn(productId: string, customerId: string): Promise<ReviewRow | undefined> {
    const [row] = await this.sql.execute<ReviewRow[]>(
      `select ${reviewColumns} from product_review
       where product_id = ? and customer_id = ? and deleted_at is null`,
      [productId, customerId],
    );
    return row;
  }

  async listMarks(productId: string, customerId: string): Promise<{ helpful: string[]; reported: string[] }> {
    const marked = (table: string) =>
      `array(select mark.review_id from ${table} mark join product_review review on review.id = mark.review_id
         where mark.customer_id = ? and mark.deleted_at is null and review.product_id = ?)`;
    const [row] = await this.sql.execute<{ helpful: string[]; reported: string[] }[]>(
      `select ${marked("review_vote")} as helpful, ${marked("review_report")} as reported`,
      [customerId, productId, customerId, productId],
    );
    return row ?? { helpful: [], reported: [] };
  }

  /** Counts a vote once, however often it is repeated; votes for one's own review do not count. */
  async vote(id: string, customerId: string): Promise<{ verdict: Verdict; helpful: number }> {
    const [row] = await this.sql.execute<{ helpful_count: number; own: boolean; added: number }[]>(
      `with review as (
         select id, customer_id = ? as own from product_review
         where id = ? and status = 'published' and deleted_at is null for update),
       vote as (
         insert into review_vote (id, review_id, customer_id) select ?, id, ? from review where own is not true
         on conflict do nothing returning id)
       update product_review set helpful_count = helpful_count + (select count(*) from vote)
       from review where product_review.id = review.id
       returning helpful_count, coalesce(own, false) as own, (select count(*) from vote)::int as added`,
      [customerId, id, generateEntityId("", "rvote"), customerId],
    );
    if (!row) return { verdict: "unknown", helpful: 0 };
    return { verdict: row.own ? "own" : row.added ? "done" : "repeated", helpful: row.helpful_count };
  }

  async withdrawVote(id: string, customerId: string): Promise<{ verdict: Verdict; helpful: number }> {
    const [row] = await this.sql.execute<{ helpful_count: number; removed: number }[]>(
      `with review as (
         select id from product_review
         where id = ? and status = 'published' and deleted_at is null for update),
       vote as (
         delete from review_vote using review where review_id = review.id and customer_id = ?
         returning review_vote.id)
       update product_review set helpful_count = helpful_count - (select count(*) from vote)
       from review where product_review.id = review.id
       returning helpful_count, (select count(*) from vote)::int as removed`,
      [id, customerId],
    );
    if (!row) return { verdict: "unknown", helpful: 0 };
    return { verdict: row.removed ? "done" : "repeated", helpful: row.helpful_count };
  }

  /** Waits for a decision about the review, so that one that does not see the report does not settle it either. */
  async report(
    id: string,
    customerId: string,
    { reason, text }: { reason: string; text: string | null },
  ): Promise<{ verdict: Verdict; reportId: string }> {
    const reportId = generateEntityId("", "rrep");
    const [row] = await this.sql.execute<{ own: boolean; added: number }[]>(
      `with review as (
         select id, coalesce(customer_id = ?, false) as own from product_review
         where id = ? and status = 'published' and deleted_at is null for share),
       report as (
         insert into review_report (id, review_id, customer_id, reason, text)
         select ?, id, ?, ?, ? from review where not own on conflict do nothing returning id)
       select own, (select count(*) from report)::int as added from review`,
      [customerId, id, reportId, customerId, reason, text],
    );
    if (!row) return { verdict: "unknown", reportId };
    return { verdict: row.own ? "own" : row.added ? "done" : "repeated", reportId };
  }

  private async change(
    where: string,
    keys: unknown[],
    { set, values }: { set: string; values: unknown[] },
  ): Promise<Changed | undefined> {
    const [row] = await this.sql.execute<Changed[]>(
      `with old as (select * from product_review where ${where} and deleted_at is null for update)
       update product_review set ${set}, updated_at = now() from old where product_review.id = old.id
       returning to_jsonb(old) as before, to_jsonb(product_review) as after`,
      [...keys, ...values],
    );
    return row;
  }
}
