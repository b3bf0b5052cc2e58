import type { AdminOperations } from "@bezak/contract/admin-analytics.ts";
import { analyticsDays } from "@bezak/contract/dashboard-periods.ts";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { shiftDay, startOfDay, tashkentDay } from "../../tashkent-days.ts";

type Shares = AdminOperations["totals"];

interface PartRow {
  figure: keyof Shares | "returnReasons";
  /** of the period itself, not of the one before */
  now: boolean;
  /** method, actor or reason; null for none */
  part: string | null;
  count: number;
  of: number;
}

interface Part {
  figure: PartRow["figure"];
  /** when it happened */
  at: string;
  part?: string;
  /** condition of the rows to count */
  counted: string;
  /** its parameter is the beginning */
  from: string;
}

const ATTEMPTS = `(
  select method, to_timestamp(created_time / 1000.0) as at,
    state = 'paid' or (state = 'refunded' and data->>'late' is distinct from 'true') as is_paid
  from payment_attempt where state not in ('open', 'confirming') and deleted_at is null
    and created_time >= extract(epoch from ?::timestamptz) * 1000) attempt`;

const DELIVERED = "ledger_transaction t where t.kind = 'earning' and t.at >= ?";
const RETURNED = "r.kind = 'refund' and r.parcel_id = t.parcel_id";

const timeOf = (status: string) =>
  `(jsonb_path_query_first(timeline, '$.entries[*] \\? (@.status == "${status}").at') #>> '{}')::timestamptz`;

/** Parcels whose shop had so many hours since they could be accepted. */
const withDeadline = (status: string, hours: number) => `(
  select * from (
    select accept_by + interval '${hours - sellerLimits.acceptWithinHours} hours' as at, ${timeOf(status)} as done,
      ${timeOf("cancelled")} as ended, timeline->'entries'->-1->>'actor' as ended_by
    from seller_order where deleted_at is null
      and accept_by >= ?::timestamptz - interval '${hours - sellerLimits.acceptWithinHours} hours') parcel
  where at <= now() and (ended is null or ended > at or ended_by = 'seller')) parcel`;

const PARTS: readonly Part[] = [
  { figure: "paidAttempts", at: "at", part: "method", counted: "is_paid", from: ATTEMPTS },
  {
    figure: "cancelledParcels",
    at: "created_at",
    part: "case status when 'cancelled' then timeline->'entries'->-1->>'actor' end",
    counted: "status = 'cancelled'",
    from: "seller_order where deleted_at is null and created_at >= ?",
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
    counted: "true",
    from: `ledger_transaction r join ledger_transaction t on ${RETURNED}
      join return_request q on q.id = r.return_id where t.kind = 'earning' and t.at >= ?`,
  },
  {
    figure: "acceptedInTime",
    at: "at",
    counted: "done <= at",
    from: withDeadline("confirmed", sellerLimits.acceptWithinHours),
  },
  {
    figure: "sentInTime",
    at: "at",
    counted: "done <= at",
    from: withDeadline("shipped", sellerLimits.sendWithinHours),
  },
];

const COUNTED = PARTS.map(
  ({ figure, at, part = "null::text", counted, from }) =>
    `select '${figure}' as figure, ${at} >= ? as now, ${part} as part,
       (count(*) filter (where ${counted}))::int as count, count(*)::int as of
     from ${from} group by 2, 3`,
).join(" union all ");

/** How payments, parcels and returns went, over so many days in Tashkent, today included, and over as many before. */
export async function readOperations(
  container: MedusaContainer,
  { period, now = new Date() }: { period: AdminOperations["period"]; now?: Date },
): Promise<AdminOperations> {
  const count = analyticsDays[period];
  const from = shiftDay(tashkentDay(now), 1 - count);
  const times = [startOfDay(from), startOfDay(shiftDay(from, -count))];
  const rows = await readRows<PartRow>(
    container,
    COUNTED,
    PARTS.flatMap(() => times),
  );
  const ofPeriod = rows.filter((row) => row.now);
  const listParts = (figure: PartRow["figure"]) =>
    ofPeriod
      .filter((row) => row.figure === figure && row.part !== null)
      .sort((one, other) => other.of - one.of || (one.part! < other.part! ? -1 : 1));
  return {
    period,
    totals: addShares(ofPeriod),
    before: addShares(rows.filter((row) => !row.now)),
    paymentMethods: listParts("paidAttempts").map(({ part, ...row }) => ({
      method: part as AdminOperations["paymentMethods"][number]["method"],
      count: row.count,
      of: row.of,
    })),
    cancelledBy: listParts("cancelledParcels").map((row) => ({
      actor: row.part as AdminOperations["cancelledBy"][number]["actor"],
      count: row.count,
    })),
    returnReasons: listParts("returnReasons").map((row) => ({
      reason: row.part as AdminOperations["returnReasons"][number]["reason"],
      count: row.count,
    })),
  };
}

function addShares(rows: readonly PartRow[]): Shares {
  const share = (figure: keyof Shares) => {
    const own = rows.filter((row) => row.figure === figure);
    const add = (name: "count" | "of") => own.reduce((sum, row) => sum + row[name], 0);
    return { count: add("count"), of: add("of") };
  };
  return {
    paidAttempts: share("paidAttempts"),
    cancelledParcels: share("cancelledParcels"),
    returnedParcels: share("returnedParcels"),
    acceptedInTime: share("acceptedInTime"),
    sentInTime: share("sentInTime"),
  };
}
