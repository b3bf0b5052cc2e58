import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { reviewMoves, type ReviewStatus } from "@bezak/contract/review-rules.ts";
import { renewVersion, toMicroseconds } from "../../shared/row-version.ts";

/** A decision about a review. */
export interface Decision {
  id: string;
  status: Exclude<ReviewStatus, "pending">;
  /** shown to the author of a rejected review */
  reason: string | null;
  /** the author has received the product */
  verified: boolean;
  /** the status that was read before the decision */
  from: ReviewStatus;
  /** the version that the administrator saw, if the client sent one */
  version?: string | undefined;
  /** stores the decision itself, in the same transaction; not called for a repeat that changes nothing */
  alongside: (sql: SqlEntityManager, decided: Decided) => Promise<unknown>;
}

/** What of a review its decision changes. */
export interface DecidedFields {
  status: ReviewStatus;
  reason: string | null;
  verified: boolean;
}

/** A review before its decision, and its version after it. */
export interface Decided {
  before: DecidedFields;
  afterVersion: string;
}

export type DecisionResult = "decided" | "repeated" | "unknown" | "stale" | "lost";

interface LockedReview extends DecidedFields {
  version: string;
}

/**
 * Of `review`: differs after every change of it, a new report and the settling of one. It begins with the time of the last
 * change; the numbers of open and of all reports tell reports of overlapping transactions apart.
 */
export const reviewVersion = `(select ${toMicroseconds("greatest(review.updated_at, max(report.updated_at))")}
    || '.' || count(*) filter (where report.settled_at is null) || '.' || count(*)
  from review_report report where report.review_id = review.id and report.deleted_at is null)`;

/** Decisions of administrators about reviews and their reports. */
export class ModerationRepository {
  private readonly sql: SqlEntityManager;

  constructor(sql: SqlEntityManager) {
    this.sql = sql;
  }

  /**
   * Stores a decision and settles the review's open reports in one transaction. A report that is written meanwhile stays
   * open. `lost`: the status is no longer the one that was read; `stale`: the version is no longer that one.
   */
  decide(decision: Decision): Promise<DecisionResult> {
    return this.sql.transactional(async (sql) => {
      const review = await this.lock(sql, decision.id);
      if (!review) return "unknown";
      if (decision.version !== undefined && decision.version !== review.version) return "stale";
      const { status } = review;
      const isRepeated = status === decision.status;
      if (!isRepeated) {
        if (status !== decision.from || !reviewMoves[status].includes(decision.status)) return "lost";
        await this.write(sql, decision);
      }
      const settled = await sql.execute<unknown[]>(
        `update review_report set settled_at = now(), updated_at = now()
         where review_id = ? and settled_at is null and deleted_at is null returning id`,
        [decision.id],
      );
      if (!isRepeated || settled.length > 0) {
        const { version: _, ...before } = review;
        const { version: afterVersion } = (await this.lock(sql, decision.id))!;
        await decision.alongside(sql, { before, afterVersion });
      }
      return isRepeated ? "repeated" : "decided";
    });
  }

  private async lock(sql: SqlEntityManager, id: string): Promise<LockedReview | undefined> {
    await sql.execute("select 1 from product_review where id = ? and deleted_at is null for update", [id]);
    // a statement of its own: it also sees the reports for which the lock has waited
    const [review] = await sql.execute<LockedReview[]>(
      `select status, rejection_reason as reason, verified_purchase as verified, ${reviewVersion} as version
       from product_review review where id = ? and deleted_at is null`,
      [id],
    );
    return review;
  }

  private async write(sql: SqlEntityManager, { id, status, reason, verified }: Decision): Promise<void> {
    await sql.execute(
      `update product_review set status = ?, rejection_reason = ?, verified_purchase = ?,
         ${renewVersion} where id = ?`,
      [status, status === "rejected" ? reason : null, verified, id],
    );
  }
}
