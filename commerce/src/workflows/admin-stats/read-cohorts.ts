import type { AdminCohorts } from "@bezak/contract/admin-analytics.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { startOfDay, tashkentMonth } from "../../tashkent-days.ts";

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
  `(count(*) filter (where next <= first + interval '${days} days'))::int as again${days}`;

/**
 * An order is delivered with its first parcel, and a buyer's first two orders decide. All deliveries are read, since only
 * they show which order was the first.
 */
const COHORTS = `
  select to_char(first at time zone 'Asia/Tashkent', 'YYYY-MM') as month, count(*)::int as buyers,
    ${[30, 60, 90].map(again).join(", ")}
  from (
    select times[1] as first, times[2] as next from (
      select (array_agg(at order by at))[1:2] as times from (
        select p.customer_id, min(t.at) as at from ledger_transaction t join seller_order p on p.id = t.parcel_id
        where t.kind = 'earning' group by p.customer_id, t.order_id) delivered
      group by customer_id) buyers) firsts
  where first >= ? group by 1`;

/** Buyers by the month of their first delivered order in Tashkent, the last twelve months. */
export async function readCohorts(container: MedusaContainer, now = new Date()): Promise<AdminCohorts> {
  const first = shiftMonth(tashkentMonth(now), 1 - MONTHS);
  const rows = await readRows<Cohort>(container, COHORTS, [startOfDay(`${first}-01`)]);
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  return { cohorts: Array.from({ length: MONTHS }, (_, at) => toCohort(shiftMonth(first, at))) };

  function toCohort(month: string): Cohort {
    const found = byMonth.get(month);
    const end = startOfDay(`${shiftMonth(month, 1)}-01`).getTime();
    const count = (days: number, buyers: number | null = 0) =>
      end + days * DAY <= now.getTime() ? buyers : null;
    return {
      month,
      buyers: found?.buyers ?? 0,
      again30: count(30, found?.again30),
      again60: count(60, found?.again60),
      again90: count(90, found?.again90),
    };
  }
}
