import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { reviewColumns, type Changed, type ReviewRow } from "./review-row.ts";

/** A shop's reply to a review. */
export interface Reply {
  text: string;
  /** the reply that the author saw when writing this one */
  replaces: string | null;
}

export interface ShopReviewPage {
  reviews: ReviewRow[];
  counts: { all: number; unanswered: number };
}

const OF_SHOP = "seller_id = ? and status = 'published' and deleted_at is null";

/** Replies of shops to published reviews of their products. */
export class ReplyRepository {
  private readonly sql: SqlEntityManager;

  constructor(sql: SqlEntityManager) {
    this.sql = sql;
  }

  async countUnanswered(sellerId: string): Promise<number> {
    const [row] = await this.sql.execute<{ count: number }[]>(
      `select count(*)::int as count from product_review where ${OF_SHOP} and seller_reply is null`,
      [sellerId],
    );
    return row?.count ?? 0;
  }

  /** Returns them newest first. */
  async page(
    sellerId: string,
    { answered, limit, offset }: { answered?: boolean; limit: number; offset: number },
  ): Promise<ShopReviewPage> {
    const chosen = answered === undefined ? "" : `and seller_reply is ${answered ? "not null" : "null"}`;
    const [reviews, [counts]] = await Promise.all([
      this.sql.execute<ReviewRow[]>(
        `select ${reviewColumns} from product_review where ${OF_SHOP} ${chosen}
         order by created_at desc, id desc limit ? offset ?`,
        [sellerId, limit, offset],
      ),
      this.sql.execute<ShopReviewPage["counts"][]>(
        `select count(*)::int as all, count(*) filter (where seller_reply is null)::int as unanswered
         from product_review where ${OF_SHOP}`,
        [sellerId],
      ),
    ]);
    return { reviews, counts: counts ?? { all: 0, unanswered: 0 } };
  }

  async find(id: string, sellerId: string): Promise<ReviewRow | undefined> {
    const [row] = await this.sql.execute<ReviewRow[]>(
      `select ${reviewColumns} from product_review where id = ? and ${OF_SHOP}`,
      [id, sellerId],
    );
    return row;
  }

  /**
   * Returns undefined when the shop has no such review, when the present reply is not the one to be replaced, or when
   * it is final. The time stays that of the first reply, since it limits later edits and triggers one notification.
   */
  async write(id: string, sellerId: string, { text, replaces }: Reply): Promise<Changed | undefined> {
    const [row] = await this.sql.execute<Changed[]>(
      `with old as (select * from product_review where id = ? and ${OF_SHOP} for update)
       update product_review
       set seller_reply = ?, seller_replied_at = coalesce(old.seller_replied_at, now()), updated_at = now()
       from old
       where product_review.id = old.id and old.seller_reply is not distinct from ?::text
         and (old.seller_replied_at is null or old.seller_replied_at > now() - ? * interval '1 hour')
       returning to_jsonb(old) as before, to_jsonb(product_review) as after`,
      [id, sellerId, text, replaces, sellerLimits.replyEditHours],
    );
    return row;
  }

  /** Restores the previous reply, to undo a change. */
  async putBack({ id, seller_reply, seller_replied_at }: ReviewRow): Promise<void> {
    await this.sql.execute(
      "update product_review set seller_reply = ?, seller_replied_at = ?, updated_at = now() where id = ?",
      [seller_reply, seller_replied_at, id],
    );
  }
}
