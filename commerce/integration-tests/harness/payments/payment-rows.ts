import type { Pool } from "pg";

/** The columns of an attempt that the rules use. */
export interface AttemptRow {
  no: number;
  gateway: "payme" | "click";
  externalId: string;
  amount: number;
  state: string;
  gatewayTime: number;
  lapsed: boolean;
}

export interface PayableRow {
  method: string;
  amount: number;
  closed: boolean;
  overdue: boolean;
}

export async function readAttempts(db: Pool, orderId: string): Promise<AttemptRow[]> {
  const { rows } = await db.query<AttemptRow>(
    `select no, gateway, external_id as "externalId", amount::float8 as amount, state,
       gateway_time::float8 as "gatewayTime", expires_at < now() as lapsed
     from payment_attempt where order_id = $1 order by no`,
    [orderId],
  );
  return rows;
}

export async function readPayable(db: Pool, orderId: string): Promise<PayableRow> {
  const { rows } = await db.query<PayableRow>(
    `select method, amount::float8 as amount, closed_at is not null as closed,
       coalesce(open_until < now(), false) as overdue from payment_due where id = $1`,
    [orderId],
  );
  return rows[0]!;
}

/** Changes an order's rows atomically, under the lock that every call takes. */
async function underLock(db: Pool, orderId: string, sql: string, params: unknown[]): Promise<void> {
  const client = await db.connect();
  try {
    await client.query("begin");
    await client.query("select 1 from payment_due where id = $1 for update", [orderId]);
    await client.query(sql, [orderId, ...params]);
    await client.query("commit");
  } finally {
    client.release();
  }
}

/** Lets the order's open attempts expire, by moving their start into the past. */
export const lapseAttempts = (db: Pool, orderId: string, milliseconds: number): Promise<void> =>
  underLock(
    db,
    orderId,
    `update payment_attempt set expires_at = now() - interval '1 second',
       gateway_time = gateway_time - case when gateway = 'payme' then $2::bigint else 0 end
     where order_id = $1 and state = 'open' and expires_at > now()`,
    [milliseconds],
  );

/** Ends the time in which the order can be paid. */
export const passHold = (db: Pool, orderId: string): Promise<void> =>
  underLock(
    db,
    orderId,
    "update payment_due set open_until = now() - interval '1 second' where id = $1 and open_until is not null",
    [],
  );
