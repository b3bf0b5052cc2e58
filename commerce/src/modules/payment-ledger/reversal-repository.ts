import type { Sum } from "@bezak/contract/money.ts";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Attempt } from "./ledger.ts";

/** Money that a person gave back by other means than the gateway. */
export interface PaidOutNote {
  /** of what was owed: a cancellation, a return or a late attempt */
  id: string;
  orderId: string;
  amount: Sum;
  words: string;
}

/** Whether money of this attempt is on its way back and its gateway has not said that it went. */
export const isWaiting = ({ reversal, state }: Pick<Attempt, "reversal" | "state">): boolean =>
  reversal === "asked" || (state === "late" && reversal !== "refused");

/** A gateway is asked about payments of so many days: afterwards no money of theirs is on its way to a shop. */
const LOOKED_FOR_DAYS = 45;

const UNLOOKED = "coalesce(looked_at, updated_at) <= now() - interval '20 hours'";

/** Money on its way back. */
export class ReversalRepository {
  private readonly sql: SqlEntityManager;

  constructor(sql: SqlEntityManager) {
    this.sql = sql;
  }

  /** Orders with an attempt that `isWaiting` and was not asked about for so long; who waited longest comes first. */
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

  /** Paid attempts of the last days whose gateway was not looked at for a day; who waited longest comes first. */
  async unlooked(gateway: string): Promise<{ id: string; orderId: string }[]> {
    return this.sql.execute(
      `select id, order_id as "orderId" from payment_attempt
       where gateway = ? and state = 'paid' and reversal is distinct from 'asked'
         and updated_at >= now() - ? * interval '1 day' and ${UNLOOKED}
       order by coalesce(looked_at, updated_at) limit 100`,
      [gateway, LOOKED_FOR_DAYS],
    );
  }

  /** False where another process looks, or did. */
  async claimCheck(id: string): Promise<boolean> {
    const rows = await this.sql.execute<unknown[]>(
      `update payment_attempt set looked_at = now() where id = ? and state = 'paid' and ${UNLOOKED} returning id`,
      [id],
    );
    return rows.length === 1;
  }

  /** Writes down once what a person paid out; false when it stands there already. */
  async payOut({ id, orderId, amount, words }: PaidOutNote): Promise<boolean> {
    const rows = await this.sql.execute<unknown[]>(
      `insert into payment_paid_out (id, order_id, amount, words) values (?, ?, ?, ?)
       on conflict (id) do nothing returning id`,
      [id, orderId, amount, words],
    );
    return rows.length === 1;
  }

  async paidOutOf(orderId: string): Promise<PaidOutNote[]> {
    return this.sql.execute<PaidOutNote[]>(
      `select id, order_id as "orderId", amount::float8 as amount, words from payment_paid_out where order_id = ?`,
      [orderId],
    );
  }
}
