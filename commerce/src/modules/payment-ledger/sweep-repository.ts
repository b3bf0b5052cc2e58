import type { Sum } from "@bezak/contract/money.ts";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";

export interface FailedAttempt {
  id: string;
  orderId: string;
  number: string;
  customerId: string;
  amount: Sum;
  at: Date | string;
}

/** Orders that the periodic jobs have to process, a few hundred at a time, oldest first. */
export class SweepRepository {
  private readonly sql: SqlEntityManager;

  constructor(sql: SqlEntityManager) {
    this.sql = sql;
  }

  async expired(): Promise<string[]> {
    return this.orders(
      `select order_id from payment_attempt
       where state = 'open' and expires_at < now() order by expires_at limit 200`,
      [],
    );
  }

  /** Returns orders past their payment deadline that no gateway holds. */
  async unpaid(): Promise<string[]> {
    return this.orders(
      `select id as order_id from payment_due d
       where closed_at is null and open_until is not null and open_until < now()
         and not exists (select 1 from payment_attempt a
                         where a.order_id = d.id and state in ('open', 'confirming', 'paid'))
       order by open_until limit 200`,
      [],
    );
  }

  /**
   * Returns orders whose gateway has to be queried: attempts in `confirming`, open attempts that were sent for
   * confirmation, and those cancelled in that situation within three days. Each at most once per given number of
   * seconds.
   */
  async toAsk(gateway: string, everySeconds: number, givenUpEverySeconds: number): Promise<string[]> {
    return this.orders(
      `select order_id from payment_attempt
       where gateway = ? and external_id is not null and (
         ((state = 'confirming' or (state = 'open' and data->>'confirmed' = 'asked'))
          and coalesce(looked_at, updated_at) < now() - ? * interval '1 second')
         or (state = 'cancelled' and updated_at > now() - interval '3 days' and data->>'confirmed' = 'asked'
             and cancelled_time > extract(epoch from now() - interval '3 days') * 1000
             and coalesce(looked_at, updated_at) < now() - ? * interval '1 second'))
       order by updated_at limit 100`,
      [gateway, everySeconds, givenUpEverySeconds],
    );
  }

  /** Returns attempts that failed since then, except by the buyer's choice, of orders that can still be paid. */
  async failedSince(since: Date): Promise<FailedAttempt[]> {
    return this.sql.execute<FailedAttempt[]>(
      `select a.id, a.order_id as "orderId", d.number, d.customer_id as "customerId", a.amount::float8 as amount,
         a.updated_at as at
       from payment_attempt a join payment_due d on d.id = a.order_id
       where a.updated_at >= ? and a.state = 'cancelled' and a.failure is not null and a.failure <> 'cancelled'
         and d.closed_at is null
         and not exists (select 1 from payment_attempt b where b.order_id = a.order_id and b.state = 'paid')
       order by a.updated_at limit 1000`,
      [since],
    );
  }

  /** Deletes events after thirteen months and keys after two days. */
  async purge(): Promise<void> {
    await this.sql.execute("delete from payment_event where created_at < now() - interval '13 months'");
    await this.sql.execute("delete from payment_key where created_at < now() - interval '2 days'");
  }

  private async orders(sql: string, params: unknown[]): Promise<string[]> {
    const rows = await this.sql.execute<{ order_id: string }[]>(sql, params);
    return [...new Set(rows.map(({ order_id }) => order_id))];
  }
}
