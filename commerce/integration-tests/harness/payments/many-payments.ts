import type { Pool } from "pg";
import type { KnownRows } from "./inside/ledger-statements.ts";

const ORDERS = 20_000;

/** Patterns of the ids created here; real ids are not numbers. */
const filled = {
  payment_key: "key ~ '^key_[0-9]+$'",
  payment_paid_out: "id ~ '^ordcan_[0-9]+$'",
  fiscal_receipt: "id ~ '^fisrec_[0-9]+$'",
  payment_event: "id ~ '^payevt_[0-9]+_'",
  payment_attempt: "id ~ '^payatt_[0-9]+_'",
  payment_due: "id ~ '^order_[0-9]+$'",
};

/** Removes all of it. */
export async function emptyLedger(db: Pool): Promise<void> {
  for (const [table, rows] of Object.entries(filled)) await db.query(`delete from ${table} where ${rows}`);
  await db.query("analyze");
}

/**
 * Fills the ledger as a shop has it after a year: nine of ten orders paid, the others closed unpaid, a few in progress.
 * Written by SQL; the ledger's orders have no products.
 */
export async function fillLedger(db: Pool): Promise<KnownRows> {
  // months differ in length, and none of this may lie in the future
  const [old, since] = ["(395.0 * i / $1) * interval '1 day'", "now() - interval '395 days' +"];
  await db.query(
    `insert into payment_due (id, number, customer_id, method, amount, open_until, closed_at, created_at, updated_at)
     select 'order_' || i, (1000000000 + i)::text, 'cus_' || i % 3000, (array['payme', 'click', 'uzcard', 'cash'])[1 + i % 4],
       5000 + i, case when i > $1 - 20 then now() + interval '1 hour' end,
       case when i % 10 = 0 and i <= $1 - 20 then ${since} ${old} end, ${since} ${old}, ${since} ${old}
     from generate_series(1, $1::int) i`,
    [ORDERS],
  );
  await db.query(
    `insert into payment_attempt (id, order_id, gateway, method, external_id, amount, state, failure, gateway_time,
       created_time, cancelled_time, expires_at, created_at, updated_at)
     select 'payatt_' || i || '_' || n, 'order_' || i, g.name, g.name, 'ext_' || i || '_' || n, 5000 + i,
       case when n = 1 and i % 3 = 0 then 'cancelled' when i % 10 = 0 then 'cancelled'
            when i > $1 - 20 then 'open' when i % 500 = 1 then 'refunded' else 'paid' end,
       case when n = 1 and i % 3 = 0 then 'refused' end,
       extract(epoch from ${since} ${old}) * 1000, extract(epoch from ${since} ${old}) * 1000,
       case when n = 1 and i % 3 = 0 then extract(epoch from ${since} ${old}) * 1000 end,
       ${since} ${old} + interval '12 hours', ${since} ${old}, ${since} ${old}
     from generate_series(1, $1::int) i, generate_series(1, 2) n,
       lateral (select (array['payme', 'click', 'atmos'])[1 + i % 3] as name) g
     where n = 2 or i % 3 = 0`,
    [ORDERS],
  );
  await db.query(
    `insert into payment_event (id, attempt_id, order_id, gateway, call, request, answer, created_at)
     select 'payevt_' || i || '_' || n, 'payatt_' || i || '_2', 'order_' || i, 'payme', 'CreateTransaction', '{}', '{}',
       now() - interval '395 days' - interval '1 hour' + ${old}
     from generate_series(1, $1::int) i, generate_series(1, 2) n`,
    [ORDERS],
  );
  await db.query(
    `insert into fiscal_receipt (id, attempt_id, order_id, type, receipt_id, status_code, at)
     select 'fisrec_' || i, 'payatt_' || i || '_2', 'order_' || i, 'sale', i::text, 0, now() from generate_series(1, $1::int) i`,
    [ORDERS],
  );
  await db.query(
    `insert into payment_paid_out (id, order_id, amount, words)
     select 'ordcan_' || i, 'order_' || i, 1, 'by hand' from generate_series(1, $1::int, 4) i`,
    [ORDERS],
  );
  await db.query(
    `insert into payment_key (customer_id, key, body_hash, created_at)
     select 'cus_' || i, 'key_' || i, 'hash', now() - (i / 400.0) * interval '1 hour' from generate_series(1, $1::int) i`,
    [ORDERS],
  );
  await db.query("analyze");
  const open = ORDERS - 2;
  return {
    open: { orderId: `order_${open}`, number: String(1_000_000_000 + open), externalId: `ext_${open}_2` },
    paid: { orderId: `order_${ORDERS - 101}` },
  };
}
