import type { AdminOperations } from "@bezak/contract/admin-analytics.ts";
import { analyticsDays } from "@bezak/contract/dashboard-periods.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { shiftDay, tashkentDay } from "../../tashkent-days.ts";
import { readParts, type PartRow } from "./day-rows.ts";
import type { DayQuery } from "./limit-query.ts";
import { ALL_DEADLINES } from "./deadlines.ts";
import { readLateSellers } from "./read-late-sellers.ts";
import { sortParts } from "./sort-parts.ts";
import { withStored } from "./stored-until.ts";

type Shares = AdminOperations["totals"];

type PartFigure = keyof Shares | "returnReasons";

interface Part {
  figure: PartFigure;
  /** when it happened */
  at: string;
  part?: string;
  /** condition of the rows to count; default: all */
  counted?: string;
  /** default: the number of rows */
  of?: string;
  /** a part of a `DayQuery` */
  from: string;
}

const ATTEMPTS = `(
  select method, to_timestamp(created_time / 1000.0) as at,
    state = 'paid' or (state = 'refunded' and data->>'late' is distinct from 'true') as is_paid
  from payment_attempt where state not in ('open', 'confirming') and deleted_at is null
    and created_time >= (extract(epoch from $since::timestamptz) * 1000)::bigint
    and created_time < (extract(epoch from $until::timestamptz) * 1000)::bigint) attempt`;

const DELIVERED = "ledger_transaction t where t.kind = 'earning' and t.at >= $since and t.at < $until";
/** Of a return: a whole payment that a gateway gave back is none. */
const RETURNED = "r.kind = 'refund' and r.return_id is not null and r.parcel_id = t.parcel_id";

const PLACED = "seller_order where deleted_at is null and created_at >= $since and created_at < $until";

const PARTS: readonly Part[] = [
  { figure: "paidAttempts", at: "at", part: "method", counted: "is_paid", from: ATTEMPTS },
  // the first reads an index alone
  { figure: "cancelledParcels", at: "created_at", counted: "false", from: PLACED },
  {
    figure: "cancelledParcels",
    at: "created_at",
    part: "timeline->'entries'->-1->>'actor'",
    of: "0",
    from: `${PLACED} and status = 'cancelled'`,
  },
  {
    figure: "returnedParcels",
    at: "t.at",
    counted: `exists (select 1 from ledger_transaction r where ${RETURNED})`,
    from: DELIVERED,
  },
  {
    figure: "returnReasons",
    at: "t.at",
    part: "q.reason",
    from: `ledger_transaction r join ledger_transaction t on ${RETURNED}
      join return_request q on q.id = r.return_id where t.kind = 'earning' and t.at >= $since and t.at < $until`,
  },
];

const NAMES: readonly PartFigure[] = [
  "paidAttempts",
  "cancelledParcels",
  "returnedParcels",
  "acceptedInTime",
  "sentInTime",
  "returnReasons",
];

/** Shares by day: `count` of `value`; those of the deadlines have queries of their own. */
export const OPERATIONS: readonly DayQuery[] = PARTS.map(
  ({ figure, at, part = "null::text", counted = "true", of = "count(*)", from }) => {
    return `select (${at} at time zone 'Asia/Tashkent')::date as day, '${figure}' as figure, ${part} as part,
      count(*) filter (where ${counted}) as count, ${of} as value from ${from} group by 1, 2, 3`;
  },
);

/** How payments, parcels and returns went, over so many days in Tashkent, today included, and over as many before. */
export async function readOperations(
  container: MedusaContainer,
  { period, now = new Date() }: { period: AdminOperations["period"]; now?: Date },
): Promise<AdminOperations> {
  const count = analyticsDays[period];
  const today = tashkentDay(now);
  const from = shiftDay(today, 1 - count);
  const begin = shiftDay(from, -count);
  const { current, before, lateSellers, countedAt } = await withStored(container, async (stored) => {
    const [parts, late] = await Promise.all([
      readParts(container, {
        from: begin,
        since: from,
        to: today,
        stored,
        queries: [...OPERATIONS, ALL_DEADLINES],
        figures: NAMES,
      }),
      readLateSellers(container, { from, to: today, stored }),
    ]);
    return { ...parts, lateSellers: late };
  });
  const listParts = (figure: PartFigure) => sortParts(current, figure).filter(({ part }) => part !== "");
  return {
    period,
    countedAt,
    totals: addShares(current),
    before: addShares(before),
    paymentMethods: listParts("paidAttempts").map(({ part, count: paid, value }) => ({
      method: part as AdminOperations["paymentMethods"][number]["method"],
      count: paid,
      of: value,
    })),
    cancelledBy: listParts("cancelledParcels").map((row) => ({
      actor: row.part as AdminOperations["cancelledBy"][number]["actor"],
      count: row.count,
    })),
    returnReasons: listParts("returnReasons").map((row) => ({
      reason: row.part as AdminOperations["returnReasons"][number]["reason"],
      count: row.count,
    })),
    lateSellers,
  };
}

function addShares(rows: readonly PartRow<PartFigure>[]): Shares {
  const share = (figure: keyof Shares) => {
    const parts = rows.filter((row) => row.figure === figure);
    const add = (name: "count" | "value") => parts.reduce((sum, part) => sum + part[name], 0);
    return { count: add("count"), of: add("value") };
  };
  return {
    paidAttempts: share("paidAttempts"),
    cancelledParcels: share("cancelledParcels"),
    returnedParcels: share("returnedParcels"),
    acceptedInTime: share("acceptedInTime"),
    sentInTime: share("sentInTime"),
  };
}
