import type { AdminOperations } from "@bezak/contract/admin-analytics.ts";
import type { TimelineEntry } from "@bezak/contract/orders.ts";
import type { Pool } from "pg";
import { shiftDay, startOfDay, tashkentDay } from "../../../src/tashkent-days.ts";

interface Fact {
  /** of a deadline */
  seller?: string;
  figure: keyof AdminOperations["totals"];
  day: string;
  met: boolean;
}

interface ParcelRow {
  id: string;
  seller: string;
  status: string;
  placed: Date;
  acceptBy: Date | null;
  timeline: TimelineEntry[];
}

const HOUR = 3_600_000;

const read = async <Row extends object>(db: Pool, sql: string) => (await db.query<Row>(sql)).rows;

/** When so many hours end that stand still on holidays, day by day. */
function endOfHours(begun: number, hours: number, holidays: ReadonlySet<string>): number {
  let [time, left] = [begun, hours * HOUR];
  for (;;) {
    const day = tashkentDay(new Date(time));
    const next = startOfDay(shiftDay(day, 1)).getTime();
    if (!holidays.has(day)) {
      if (left <= next - time) return time + left;
      left -= next - time;
    }
    time = next;
  }
}

function* factsOfDeadlines(
  { seller, acceptBy, timeline }: ParcelRow,
  holidays: ReadonlySet<string>,
): Generator<Fact> {
  if (!acceptBy) return;
  const find = (status: string) => timeline.find((entry) => entry.status === status);
  const cancelled = find("cancelled");
  for (const [figure, hours, status] of [
    ["acceptedInTime", 24, "confirmed"],
    ["sentInTime", 48, "shipped"],
  ] as const) {
    const deadline = endOfHours(acceptBy.getTime() - 24 * HOUR, hours, holidays);
    const isOver = deadline <= Date.now();
    const wasEnded = cancelled && cancelled.actor !== "seller" && Date.parse(cancelled.at) <= deadline;
    if (!isOver || wasEnded) continue;
    const done = find(status);
    const met = done !== undefined && Date.parse(done.at) <= deadline;
    yield { seller, figure, day: tashkentDay(new Date(deadline)), met };
  }
}

/** Every attempt, parcel and delivery of the shop, with whether it is counted. */
export async function readOperationFacts(db: Pool, holidays: readonly string[] = []): Promise<Fact[]> {
  const attempts = await read<{ begun: string; state: string; late: boolean }>(
    db,
    `select created_time as begun, state, coalesce((data->>'late')::boolean, false) as late from payment_attempt`,
  );
  const parcels = await read<ParcelRow>(
    db,
    `select id, seller_id as seller, status, created_at as placed, accept_by as "acceptBy", timeline->'entries' as timeline from seller_order`,
  );
  const booked = await read<{ kind: string; parcelId: string; returnId: string | null; at: Date }>(
    db,
    `select kind, parcel_id as "parcelId", return_id as "returnId", at from ledger_transaction
     where kind in ('earning', 'refund')`,
  );
  // a payment that its gateway gave back as a whole is no return
  const returned = new Set(
    booked.flatMap(({ kind, parcelId, returnId }) => (kind === "refund" && returnId ? [parcelId] : [])),
  );
  return [
    ...attempts
      .filter(({ state }) => !["open", "confirming"].includes(state))
      .map(({ begun, state, late }) => ({
        figure: "paidAttempts" as const,
        day: tashkentDay(new Date(Number(begun))),
        met: state === "paid" || (state === "refunded" && !late),
      })),
    ...parcels.map(({ status, placed }) => ({
      figure: "cancelledParcels" as const,
      day: tashkentDay(placed),
      met: status === "cancelled",
    })),
    ...booked
      .filter(({ kind }) => kind === "earning")
      .map(({ parcelId, at }) => ({
        figure: "returnedParcels" as const,
        day: tashkentDay(at),
        met: returned.has(parcelId),
      })),
    ...parcels.flatMap((parcel) => [...factsOfDeadlines(parcel, new Set(holidays))]),
  ];
}

/** The shares of the days from the first to the last. */
export function countShares(facts: readonly Fact[], first: string, last: string): AdminOperations["totals"] {
  const share = (figure: Fact["figure"]) => {
    const own = facts.filter((fact) => fact.figure === figure && fact.day >= first && fact.day <= last);
    return { count: own.filter(({ met }) => met).length, of: own.length };
  };
  return {
    paidAttempts: share("paidAttempts"),
    cancelledParcels: share("cancelledParcels"),
    returnedParcels: share("returnedParcels"),
    acceptedInTime: share("acceptedInTime"),
    sentInTime: share("sentInTime"),
  };
}

/** Shops with parcels not in time in these days, those with the most first. */
export function countLateSellers(facts: readonly Fact[], first: string, last: string) {
  const ofShops = Map.groupBy(
    facts.filter(({ seller, day }) => seller !== undefined && day >= first && day <= last),
    ({ seller = "" }) => seller,
  );
  return [...ofShops]
    .map(([sellerId, own]) => {
      const { acceptedInTime, sentInTime } = countShares(own, first, last);
      return { sellerId, acceptedInTime, sentInTime, late: own.filter(({ met }) => !met).length };
    })
    .filter(({ late }) => late > 0)
    .sort((one, other) => other.late - one.late || (one.sellerId < other.sellerId ? -1 : 1))
    .map(({ late: _, ...row }) => row);
}
