import type { AdminCohorts } from "@bezak/contract/admin-analytics.ts";
import type { Pool } from "pg";
import { startOfDay, tashkentMonth } from "../../../src/tashkent-days.ts";

const DAY = 86_400_000;

/** Times at which the orders of each buyer were delivered, oldest first: each with its first parcel in the ledger. */
async function readDeliveries(db: Pool): Promise<number[][]> {
  const { rows } = await db.query<{ buyer: string; order: string; at: Date }>(
    `select p.customer_id as buyer, t.order_id as order, t.at from ledger_transaction t
     join seller_order p on p.id = t.parcel_id where t.kind = 'earning'`,
  );
  const buyers = new Map<string, Map<string, number>>();
  for (const { buyer, order, at } of rows) {
    const orders = buyers.get(buyer) ?? new Map<string, number>();
    buyers.set(buyer, orders.set(order, Math.min(at.getTime(), orders.get(order) ?? Infinity)));
  }
  return [...buyers.values()].map((orders) => [...orders.values()].sort((one, other) => one - other));
}

/** The same cohorts, counted buyer by buyer. */
export async function countCohorts(
  db: Pool,
  months: readonly string[],
  now = Date.now(),
): Promise<AdminCohorts["cohorts"]> {
  const buyers = await readDeliveries(db);
  return months.map((month) => {
    const own = buyers.filter(([first]) => tashkentMonth(new Date(first!)) === month);
    const [year, number] = month.split("-").map(Number);
    const next = number === 12 ? `${year! + 1}-01` : `${year}-${String(number! + 1).padStart(2, "0")}`;
    const again = (days: number) =>
      startOfDay(`${next}-01`).getTime() + days * DAY > now
        ? null
        : own.filter(([first, ...others]) => others.some((at) => at - first! <= days * DAY)).length;
    return { month, buyers: own.length, again30: again(30), again60: again(60), again90: again(90) };
  });
}
