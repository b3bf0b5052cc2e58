import type { Pool } from "pg";
import type { CommerceProcess } from "../commerce-process.ts";
import { brokenRules } from "../invariants.ts";
import type { Shop } from "../shop.ts";
import { until } from "../until.ts";
import { brokenMoney } from "./money-rules.ts";
import type { FlakyClickApi } from "./flaky-click-api.ts";

/** Unfinished work on payments, by name; no rows at rest. */
const unfinished = `
  select 'job ' || name as what from pgboss.job
    where name in ('settle-payment', 'follow-refund', 'return-late-money') and state in ('created', 'retry', 'active')
  union all select 'cancellation' from order_cancellation where state = 'started'
  union all select 'reversal' from payment_attempt where reversal = 'asked'
  union all select 'debt' from order_cancellation where refund_state in ('asked', 'due')
  union all select 'lapsed' from payment_attempt where state = 'open' and expires_at < now()
  union all select 'unpaid' from payment_due d where closed_at is null and open_until < now()
    and not exists (select 1 from payment_attempt a where a.order_id = d.id and a.state in ('open', 'confirming', 'paid'))`;

/** Milliseconds between two pushes: what waits for a lock of a killed process only repeats itself. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_000;

/** Repeats now what would be repeated within a minute: silent gateways, retried jobs, the sweeps. */
async function push(db: Pool, commerce: CommerceProcess): Promise<void> {
  await db.query(
    "update payment_attempt set looked_at = now() - interval '2 minutes' where reversal = 'asked'",
  );
  await db.query("update pgboss.job set start_after = now() where state in ('created', 'retry')");
  await commerce.run("sweep-payments.ts");
}

/** Waits until every job has run, silent gateways have been asked again and expired attempts have ended. */
export async function untilAtRest(db: Pool, commerce: CommerceProcess, seconds = 60): Promise<void> {
  let left: string[] = [];
  let nextPush = 0;
  let pause = FIRST_PAUSE_MS;
  await until(
    "payments to come to rest",
    async () => {
      left = (await db.query<{ what: string }>(unfinished)).rows.map(({ what }) => what);
      if (left.length === 0) return true;
      if (Date.now() >= nextPush) {
        await push(db, commerce);
        nextPush = Date.now() + pause;
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      }
      return false;
    },
    seconds,
  ).catch((error: unknown) => {
    throw new Error(`${String(error)}: ${left.join(", ")}`);
  });
}

/** Rules that are broken once everything has come to rest; empty when all hold. */
export async function brokenAtRest({ db, commerce }: Shop, click?: FlakyClickApi) {
  await untilAtRest(db, commerce);
  return { ...(await brokenRules(db)), ...(await brokenMoney(db, click)) };
}
