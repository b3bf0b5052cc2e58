import type { SentBankFile } from "@bezak/contract/bank-files.ts";
import type { PayoutSum } from "@bezak/contract/finance.ts";
import type { Sum } from "@bezak/contract/money.ts";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { tashkentDay } from "../../tashkent-days.ts";
import { IS_HELD } from "./hold-repository.ts";

/** Files with payouts that are still sent, newest first. */
export async function readSentBatches(sql: SqlEntityManager): Promise<SentBankFile[]> {
  const rows = await sql.execute<(PayoutSum & { batch: string; open: number; rest: Sum })[]>(
    `select batch_id as batch, count(*)::int as payouts, sum(amount)::float8 as total,
       count(*) filter (where status = 'sent')::int as open,
       sum(amount) filter (where status = 'sent')::float8 as rest
     from seller_payout where batch_id in (select batch_id from seller_payout where status = 'sent')
     group by batch_id order by min(no) desc`,
  );
  return rows.map(({ open, rest, ...batch }) => ({ ...batch, sent: { payouts: open, total: rest } }));
}

/** Files for the bank are made one after another, so that each has a number of its own. */
export const BATCH_LOCK = "select pg_advisory_xact_lock(hashtextextended('payout-batch', 0))";

/**
 * Scheduled payouts that go into a file for the bank. Those above a sum only if they are approved, none of shops all of whose
 * payouts are held, and none that was made before a sum of its shop was held: it may contain that sum. Two parameters, both the
 * sum or null.
 */
export const SENDABLE = `status = 'scheduled' and (?::bigint is null or amount <= ? or approved_at is not null)
  and not exists (select 1 from payout_hold hold
    where hold.seller_id = seller_payout.seller_id and ${IS_HELD}
      and (hold.amount is null or hold.created_at > seller_payout.created_at))`;

/** The day in Tashkent and a number of that day, `2026-11-30-2`: a name that a person can say. Under `BATCH_LOCK`. */
export async function nameBatch(sql: SqlEntityManager, at: Date): Promise<string> {
  const day = tashkentDay(at);
  const [row] = await sql.execute<{ no: number }[]>(
    `select coalesce(max(split_part(batch_id, '-', 4)::int), 0) + 1 as no from seller_payout where batch_id like ?`,
    [`${day}-%`],
  );
  return `${day}-${row!.no}`;
}

/** What a file for the bank would contain now, and what it would leave. */
export async function forecastBatch(
  sql: SqlEntityManager,
  over: Sum | null,
): Promise<Record<"sent" | "left", PayoutSum>> {
  const rows = await sql.execute<(PayoutSum & { isSent: boolean })[]>(
    `select "isSent", count(*)::int as payouts, sum(amount)::float8 as total
       from (select amount, (${SENDABLE}) as "isSent" from seller_payout where status = 'scheduled') scheduled
       group by "isSent"`,
    [over, over],
  );
  const find = (isSent: boolean): PayoutSum => {
    const { payouts = 0, total = 0 } = rows.find((row) => row.isSent === isSent) ?? {};
    return { payouts, total };
  };
  return { sent: find(true), left: find(false) };
}
