import { AWAITING } from "../workflows/admin-stats/read-stats.ts";
import { REFUNDS_OWED } from "../workflows/refund-owed/read-refunds-owed.ts";

/** A metric that one statement reads: its rows have the labels and a `value`. */
export interface Figure {
  name: string;
  help: string;
  labels: readonly string[];
  rows: string;
}

const awaiting = Object.entries(AWAITING).map(
  ([work, { rows }]) => `select '${work}' as work, count(*)::float8 as value from ${rows}`,
);

const DUE_JOBS = "pgboss.job where state in ('created', 'retry') and start_after < now()";

/** Seconds since a time; 0 without one. */
const secondsSince = (time: string) => `coalesce(extract(epoch from now() - ${time}), 0)::float8 as value`;

/** Figures of the whole shop. Each reads an index or a small table, so that a reading every few seconds costs little. */
export const shopFigures: readonly Figure[] = [
  {
    name: "bezak_parcels",
    help: "Parcels that were ever ordered, by their present status",
    labels: ["status"],
    rows: "select tab as status, sum(change)::float8 as value from seller_order_tally group by tab",
  },
  {
    name: "bezak_last_order_age_seconds",
    help: "Seconds since the latest order, 0 before the first",
    labels: [],
    rows: `select ${secondsSince('(select created_at from "order" order by display_id desc limit 1)')}`,
  },
  {
    name: "bezak_payments_open",
    help: "Payments that have not ended, and late ones, by gateway and state",
    labels: ["gateway", "state"],
    rows: `select gateway, state, count(*)::float8 as value from payment_attempt
      where state in ('open', 'confirming') group by gateway, state
      union all
      select gateway, state, count(*)::float8 from payment_attempt
      where state = 'late' group by gateway, state`,
  },
  {
    name: "bezak_payments_day",
    help: "Payments that changed within 24 hours to their state: paid, cancelled, refunded",
    labels: ["gateway", "state"],
    rows: `select gateway, state, count(*)::float8 as value from payment_attempt
      where updated_at > now() - interval '24 hours' and state in ('paid', 'cancelled', 'refunded')
      group by gateway, state`,
  },
  {
    name: "bezak_refunds_owed",
    help: "Refunds that a person has to pay, by reason",
    labels: ["reason"],
    rows: `select reason, count(*)::float8 as value from (${REFUNDS_OWED}) owed group by reason`,
  },
  {
    name: "bezak_refunds_owed_uzs",
    help: "Sum of the refunds that a person has to pay, in sum, by reason",
    labels: ["reason"],
    rows: `select reason, sum(amount)::float8 as value from (${REFUNDS_OWED}) owed group by reason`,
  },
  {
    name: "bezak_refund_owed_oldest_age_seconds",
    help: "Seconds since the oldest refund that a person has to pay came up, 0 without any",
    labels: [],
    rows: `select ${secondsSince("min(since)")} from (${REFUNDS_OWED}) owed`,
  },
  {
    name: "bezak_work_waiting",
    help: "What waits for an administrator: applications, reviews, messages, refunds, adjustments",
    labels: ["work"],
    rows: awaiting.join(" union all "),
  },
  {
    name: "bezak_jobs_due",
    help: "Jobs whose time has come and that no process has begun, by queue",
    labels: ["queue"],
    rows: `select name as queue, count(*)::float8 as value from ${DUE_JOBS} group by name`,
  },
  {
    name: "bezak_job_oldest_due_age_seconds",
    help: "Seconds since the oldest of these jobs was due, by queue",
    labels: ["queue"],
    rows: `select name as queue, ${secondsSince("min(start_after)")} from ${DUE_JOBS} group by name`,
  },
  {
    name: "bezak_jobs_retried",
    help: "Jobs that failed and will be tried again, by queue",
    labels: ["queue"],
    rows: "select name as queue, count(*)::float8 as value from pgboss.job where state = 'retry' group by name",
  },
  {
    name: "bezak_jobs_failed",
    help: "Jobs of the last day that were given up, by queue",
    labels: ["queue"],
    rows: "select name as queue, count(*)::float8 as value from pgboss.job where state = 'failed' group by name",
  },
  {
    name: "bezak_notifications_age_seconds",
    help: "Seconds since the source of notifications that waits longest was read; minutes mean that notifications are late",
    labels: [],
    rows: `select ${secondsSince("min(until)")} from inbox_mark`,
  },
];
