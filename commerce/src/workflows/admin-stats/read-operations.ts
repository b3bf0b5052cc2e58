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
  /** default: a column of the rows */
  figure?: PartRow["figure"];
  /** when it happened */
  at: string;
  part?: string;
  /** condition of the rows to count; default: all */
  counted?: string;
  /** default: the number of rows */
  of?: string;
  /** its parameters are the beginning */
  from: string;
}

const ATTEMPTS = `(
  select method, to_timestamp(created_time / 1000.0) as at,
    state = 'paid' or (state = 'refunded' and data->>'late' is distinct from 'true') as is_paid
  from payment_attempt where state not in ('open', 'confirming') and deleted_at is null
    and created_time >= extract(epoch from ?::timestamptz) * 1000) attempt`;

const DELIVERED = "ledger_transaction t where t.kind = 'earning' and t.at >= ?";
const RETURNED = "r.kind = 'refund' and r.parcel_id = t.parcel_id";

/** When the parcel reached the status, which is usually at this position; null for never. */
const timeOf = (
  status: string,
  position: number,
) => `(case timeline->'entries'->${position}->>'status' when '${status}'
    then timeline->'entries'->${position}->>'at'
    else jsonb_path_query_first(timeline, '$.entries[*] \\? (@.status == "${status}").at') #>> '{}' end)::timestamptz`;

const { acceptWithinHours, sendWithinHours } = sellerLimits;
const MORE = `interval '${sendWithinHours - acceptWithinHours} hours'`;

/** Both deadlines of each parcel: its shop had so many hours since it could be accepted. */
const DEADLINES = `(
  select figure, at, done from (
    select accept_by, ${timeOf("confirmed", 1)} as accepted, ${timeOf("shipped", 3)} as sent,
      case when status = 'cancelled' and timeline->'entries'->-1->>'actor' <> 'seller'
        then (timeline->'entries'->-1->>'at')::timestamptz end as ended
    from seller_order where deleted_at is null and accept_by >= ?::timestamptz - ${MORE} and accept_by <= now()) parcel
  cross join lateral (values
    ('acceptedInTime', accept_by, accepted), ('sentInTime', accept_by + ${MORE}, sent)) deadline (figure, at, done)
  where at >= ? and at <= now() and (ended is null or ended > at)) deadlines`;

const PLACED = "seller_order where deleted_at is null and created_at >= ?";

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
      join return_request q on q.id = r.return_id where t.kind = 'earning' and t.at >= ?`,
  },
  { at: "at", counted: "done <= at", from: DEADLINES },
];

const COUNTED = PARTS.map(
  ({ figure, at, part = "null::text", counted = "true", of = "count(*)::int", from }) => {
    const name = figure === undefined ? "figure" : `'${figure}'`;
    return `select ${name} as figure, ${at} >= ? as now, ${part} as part,
    (count(*) filter (where ${counted}))::int as count, ${of} as of from ${from} group by 1, 2, 3`;
  },
);

/** Parameters of a statement; the path of a JSON value has a question mark that is none. */
const countParameters = (sql: string) => sql.match(/(?<!\\)\?/g)?.length ?? 0;

/** How payments, parcels and returns went, over so many days in Tashkent, today included, and over as many before. */
export async function readOperations(
  container: MedusaContainer,
  { period, now = new Date() }: { period: AdminOperations["period"]; now?: Date },
): Promise<AdminOperations> {
  const count = analyticsDays[period];
  const from = shiftDay(tashkentDay(now), 1 - count);
  const begin = startOfDay(shiftDay(from, -count));
  const rows = await readRows<PartRow>(
    container,
    COUNTED.join(" union all "),
    COUNTED.flatMap((sql) => [startOfDay(from), ...Array<Date>(countParameters(sql) - 1).fill(begin)]),
  );
  const ofPeriod = rows.filter((row) => row.now);
  const listParts = (figure: PartRow["figure"]) =>
    ofPeriod
      .filter((row) => row.figure === figure && row.part !== null)
      .sort(
        (one, other) => other.of - one.of || other.count - one.count || (one.part! < other.part! ? -1 : 1),
      );
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
