import type { AdminCohorts } from "@bezak/contract/admin-analytics.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { startOfDay, tashkentMonth } from "../../tashkent-days.ts";
import type { DayQuery } from "./limit-query.ts";
import { withStored } from "./stored-until.ts";

type Cohort = AdminCohorts["cohorts"][number];

const MONTHS = 12;
const DAY = 86_400_000;

/** The month so many months later, `2026-11`. */
const shiftMonth = (month: string, by: number): string => {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + by);
  return at.toISOString().slice(0, 7);
};

const again = (days: number) =>
  `count(*) filter (where next <= first + interval '${days} days') as again${days}`;

/**
 * Buyers by the first day of the month. An order is delivered with its first parcel, and a buyer's first two orders decide.
 * All deliveries are read, since only they show which order was the first.
 */
export const COHORTS: DayQuery = `
  select day, 'cohort' as figure, part, count, 0 as value from (
    select date_trunc('month', first at time zone 'Asia/Tashkent')::date as day, count(*) as buyers,
      ${[30, 60, 90].map(again).join(", ")}
    from (
      select times[1] as first, times[2] as next from (
        select (array_agg(at order by at))[1:2] as times from (
          select p.customer_id, min(t.at) as at from ledger_transaction t join seller_order p on p.id = t.parcel_id
          where t.kind = 'earning' group by p.customer_id, t.order_id) delivered
        group by customer_id) buyers) firsts
    group by 1) months
  cross join lateral (values ('buyers', buyers), ('again30', again30), ('again60', again60), ('again90', again90))
    parts (part, count)`;

const STORED_COHORTS = "select day, part, count from marketplace_day where figure = 'cohort'";

/** Buyers by the month of their first delivered order in Tashkent, the last twelve months. */
export async function readCohorts(container: MedusaContainer, now = new Date()): Promise<AdminCohorts> {
  const first = shiftMonth(tashkentMonth(now), 1 - MONTHS);
  const { rows, countedAt } = await withStored(container, async ({ until }) => ({
    rows: await readRows<{ month: string; part: keyof Cohort; count: number }>(
      container,
      `select to_char(day, 'YYYY-MM') as month, part, count::int from (${until ? STORED_COHORTS : COHORTS}) cohorts
       where day >= ?::date`,
      [`${first}-01`],
    ),
  }));
  return {
    countedAt,
    cohorts: Array.from({ length: MONTHS }, (_, at) => toCohort(shiftMonth(first, at))),
  };

  function toCohort(month: string): Cohort {
    const find = (part: keyof Cohort) =>
      rows.find((row) => row.month === month && row.part === part)?.count ?? 0;
    const end = startOfDay(`${shiftMonth(month, 1)}-01`).getTime();
    const isOver = (days: number) => end + days * DAY <= now.getTime();
    return {
      month,
      buyers: find("buyers"),
      again30: isOver(30) ? find("again30") : null,
      again60: isOver(60) ? find("again60") : null,
      again90: isOver(90) ? find("again90") : null,
    };
  }
}
