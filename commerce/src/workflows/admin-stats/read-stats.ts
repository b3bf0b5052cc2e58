import type { AdminStats } from "@bezak/contract/admin-stats.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { startOfDay, tashkentDay } from "../../tashkent-days.ts";
import { REFUNDS_OWED } from "../refund-owed/read-refunds-owed.ts";
import { PEOPLE } from "../users/people.ts";
import { IS_ORDER, orderedParcels } from "./ordered-parcels.ts";

/** A total and the part of it since the start of today, which is a parameter. */
const total = (figure: string, { at, from }: { at: string; from: string }) => `(
  select json_build_object('total', coalesce(${figure}, 0)::float8,
    'today', coalesce(${figure} filter (where ${at} >= ?), 0)::float8) from ${from})`;

const TOTALS: Record<Exclude<keyof AdminStats, "awaiting">, string> = {
  orders: total("count(*)", {
    at: "created_at",
    from: `seller_order where ${IS_ORDER} and deleted_at is null`,
  }),
  gmv: total("sum(gross)", { at: "created_at", from: orderedParcels("true") }),
  revenue: total("sum(amount)", { at: "at", from: "ledger_entry where account = 'commission'" }),
  users: total("count(*)", { at: "created_at", from: PEOPLE }),
  sellers: total("count(*)", { at: "joined_at", from: "seller where deleted_at is null" }),
  products: total("count(*)", {
    at: "created_at",
    from: "product where status = 'published' and deleted_at is null",
  }),
};

/** The rows that wait for an administrator, by kind. */
export const AWAITING: Record<keyof AdminStats["awaiting"], string> = {
  applications: `seller_application a join customer c on c.id = a.customer_id
    where a.status = 'pending' and a.deleted_at is null`,
  reviews: "product_review where status = 'pending' and deleted_at is null",
  messages: "contact_message where status = 'new' and deleted_at is null",
  refunds: `(${REFUNDS_OWED}) owed`,
  adjustments: "adjustment_request where status = 'waiting'",
};

const awaiting = Object.entries(AWAITING).map(([name, rows]) => `'${name}', (select count(*) from ${rows})`);

/** The marketplace's figures, from one statement. */
export async function readAdminStats(container: MedusaContainer, now = new Date()): Promise<AdminStats> {
  const today = startOfDay(tashkentDay(now));
  const totals = Object.entries(TOTALS).map(([name, sql]) => `${sql} as ${name}`);
  const [stats] = await readRows<AdminStats>(
    container,
    `select ${totals.join(", ")}, json_build_object(${awaiting.join(", ")}) as awaiting`,
    totals.map(() => today),
  );
  return stats!;
}
