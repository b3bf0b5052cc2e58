import type { AdminStats, AwaitingKind } from "@bezak/contract/admin-stats.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { IS_WAITING } from "../../modules/approval/approval-repository.ts";
import { readRows } from "../../read-rows.ts";
import { isoTime } from "../../shared/iso-time.ts";
import { startOfDay, tashkentDay } from "../../tashkent-days.ts";
import { selectWaiting } from "../moderation/item-sources.ts";
import { REFUNDS_OWED } from "../refund-owed/read-refunds-owed.ts";
import { PEOPLE } from "../users/people.ts";
import { readParts, type PartRow } from "./day-rows.ts";
import type { DayQuery } from "./limit-query.ts";
import { selectFigures } from "./read-figures.ts";
import { withStored } from "./stored-until.ts";

/** A total and the part of it since the start of today, which is a parameter. */
const total = (figure: string, { at, from }: { at: string; from: string }) => `(
  select json_build_object('total', coalesce(${figure}, 0)::float8,
    'today', coalesce(${figure} filter (where ${at} >= ?), 0)::float8) from ${from})`;

/** Figures that are also stored by day. */
const BY_DAY = ["orders", "gmv", "revenue"] as const;

/** Open accounts by the day on which they were opened. */
export const ACCOUNTS: DayQuery = `
  select (created_at at time zone 'Asia/Tashkent')::date as day, 'users' as figure, null as part, 0 as count,
    count(*) as value from ${PEOPLE} where created_at >= $since and created_at < $until group by 1`;

const QUERIES = [...selectFigures(BY_DAY), ACCOUNTS];
const NAMES = [...BY_DAY, "users"] as const;

type DailyTotal = (typeof NAMES)[number];

const TOTALS: Record<Exclude<keyof AdminStats, "countedAt" | "awaiting" | DailyTotal>, string> = {
  sellers: total("count(*)", { at: "joined_at", from: "seller where deleted_at is null" }),
  products: total("count(*)", {
    at: "created_at",
    from: "product where status = 'published' and deleted_at is null",
  }),
};

/** The rows that wait for an administrator, by kind, and since when one of them does. */
export const AWAITING: Record<AwaitingKind, { rows: string; since: string }> = {
  applications: {
    rows: `seller_application a join customer c on c.id = a.customer_id
      where a.status = 'pending' and a.deleted_at is null`,
    since: "a.created_at",
  },
  // an edited review is checked again: it does not wait since it was first written
  reviews: { rows: "product_review where status = 'pending' and deleted_at is null", since: "updated_at" },
  reports: selectWaiting("report"),
  products: selectWaiting("product"),
  messages: { rows: "contact_message where status = 'new' and deleted_at is null", since: "created_at" },
  // a shop decides its returns; administrators may, and see which wait
  returns: {
    rows: "return_request where status = 'requested' and deleted_at is null",
    since: "created_at",
  },
  refunds: { rows: `(${REFUNDS_OWED}) owed`, since: "since" },
  adjustments: { rows: "adjustment_request where status = 'waiting'", since: "asked_at" },
  approvals: { rows: `approval where ${IS_WAITING}`, since: "requested_at" },
};

const KINDS = Object.entries(AWAITING);
const waiting = KINDS.map(
  ([kind, { rows, since }]) =>
    `(select count(*) as count, ${isoTime(`min(${since})`)} as oldest from ${rows}) waiting_${kind}`,
);
const counts = KINDS.map(([kind]) => `'${kind}', waiting_${kind}.count`);
const oldest = KINDS.map(([kind]) => `'${kind}', waiting_${kind}.oldest`);

const AWAITING_NOW = `(select json_build_object(${counts.join(", ")}, 'oldest', json_build_object(${oldest.join(", ")}))
  from ${waiting.join(", ")})`;

/** The marketplace's figures. */
export async function readAdminStats(container: MedusaContainer, now = new Date()): Promise<AdminStats> {
  const today = tashkentDay(now);
  const totals = Object.entries(TOTALS).map(([name, sql]) => `${sql} as ${name}`);
  const [{ countedAt, ...parts }, stats] = await Promise.all([
    withStored(container, (stored) =>
      readParts(container, {
        queries: QUERIES,
        figures: NAMES,
        from: FIRST_DAY,
        since: today,
        to: today,
        stored,
      }),
    ),
    readRows<Omit<AdminStats, "countedAt" | DailyTotal>>(
      container,
      `select ${totals.join(", ")}, ${AWAITING_NOW} as awaiting`,
      totals.map(() => startOfDay(today)),
    ),
  ]);
  const addUp = (figure: DailyTotal) => {
    const add = (rows: readonly PartRow[]) =>
      rows.reduce((sum, row) => sum + (row.figure === figure ? row.value : 0), 0);
    const ofToday = add(parts.current);
    return { total: add(parts.before) + ofToday, today: ofToday };
  };
  return {
    countedAt,
    orders: addUp("orders"),
    gmv: addUp("gmv"),
    revenue: addUp("revenue"),
    users: addUp("users"),
    ...stats[0]!,
  };
}

/** Before the first order of any shop. */
const FIRST_DAY = "1970-01-01";
