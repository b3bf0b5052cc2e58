import type { Sum } from "@bezak/contract/money.ts";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Attempt } from "./ledger.ts";

export interface PaidOutNote {
  /** id of the cancellation, return or late attempt that owed the refund */
  id: string;
  orderId: string;
  amount: Sum;
  words: string;
}

/** Whether a reversal of this attempt is pending. */
export const isWaiting = ({ reversal, state }: Pick<Attempt, "reversal" | "state">): boolean =>
  reversal === "asked" || (state === "late" && reversal !== "refused");

/** Days during which a gateway is queried about a payment: later, none of its money is still pending for a shop. */
const CHECKED_DAYS = 45;

const UNCHECKED = "coalesce(looked_at, updated_at) <= now() - interval '20 hours'";

/** Reversals and manual refunds. */
export class ReversalRepository {
  private readonly sql: SqlEntityManager;

  constructor(sql: SqlEntityManager) {
    this.sql = sql;
  }

  /**
   * Returns orders with an attempt that `isWaiting` and was not checked for `idleSeconds`; the longest waiting first.
   */
  async waiting(idleSeconds: number): Promise<string[]> {
    const rows = await this.sql.execute<{ order_id: string }[]>(
      `select order_id from payment_attempt
       where (reversal = 'asked' or (state = 'late' and reversal is distinct from 'refused'))
         and coalesce(looked_at, updated_at) <= now() - ? * interval '1 second'
       group by order_id order by min(coalesce(looked_at, updated_at)) limit 200`,
      [idleSeconds],
    );
    return rows.map(({ order_id }) => order_id);
  }

  /** Returns recently paid attempts that were not checked at their gateway for a day; the longest waiting first. */
  async listUnchecked(gateway: string): Promise<{ id: string; orderId: string }[]> {
    return this.sql.execute(
      `select id, order_id as "orderId" from payment_attempt
       where gateway = ? and state = 'paid' and reversal is distinct from 'asked'
         and updated_at >= now() - ? * interval '1 day' and ${UNCHECKED}
       order by coalesce(looked_at, updated_at) limit 100`,
      [gateway, CHECKED_DAYS],
    );
  }

  /** Returns false when another process checks the attempt, or has done so. */
  async claimCheck(id: string): Promise<boolean> {
    const rows = await this.sql.execute<unknown[]>(
      `update payment_attempt set looked_at = now() where id = ? and state = 'paid' and ${UNCHECKED} returning id`,
      [id],
    );
    return rows.length === 1;
  }

  /**
   * Records a manual refund once; returns false when it is recorded already. `along` runs in the same transaction, if it is
   * recorded.
   */
  payOut(
    { id, orderId, amount, words }: PaidOutNote,
    along?: (sql: SqlEntityManager) => Promise<void>,
  ): Promise<boolean> {
    return this.sql.transactional(async (sql) => {
      const rows = await sql.execute<unknown[]>(
        `insert into payment_paid_out (id, order_id, amount, words) values (?, ?, ?, ?)
         on conflict (id) do nothing returning id`,
        [id, orderId, amount, words],
      );
      const recorded = rows.length === 1;
      if (recorded) await along?.(sql);
      return recorded;
    });
  }

  async listPaidOut(orderId: string): Promise<PaidOutNote[]> {
    return this.sql.execute<PaidOutNote[]>(
      `select id, order_id as "orderId", amount::float8 as amount, words from payment_paid_out where order_id = ?`,
      [orderId],
    );
  }
}
