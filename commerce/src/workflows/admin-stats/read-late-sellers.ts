import type { AdminOperations } from "@bezak/contract/admin-analytics.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Days } from "../../modules/parcel/sales-repository.ts";
import { readRows } from "../../read-rows.ts";
import { startOfDay } from "../../tashkent-days.ts";
import { findOpenDay, type DayQuery } from "./day-rows.ts";
import { DEADLINES } from "./deadlines.ts";

/** Rows in the list. */
const MOST = 10;

/** Parcels in time by day and shop: `count` of `value`. */
export const SELLER_DEADLINES: DayQuery = `
  select (at at time zone 'Asia/Tashkent')::date as day, 'seller ' || figure as figure, seller_id as part,
    count(*) filter (where done <= at) as count, count(*) as value from ${DEADLINES} group by 1, 2, 3`;

interface LateRow {
  sellerId: string;
  name: string;
  slug: string;
  accepted: number;
  acceptedOf: number;
  sent: number;
  sentOf: number;
}

const sumOf = (figure: string, column: string) =>
  `coalesce(sum(${column}) filter (where figure = 'seller ${figure}'), 0)::float8`;

/** Added up in the database: a large marketplace has a row for each shop and day. */
const LATE = `
  select summed.part as "sellerId", seller.name, seller.slug, accepted, "acceptedOf", sent, "sentOf" from (
    select part, ${sumOf("acceptedInTime", "count")} as accepted, ${sumOf("acceptedInTime", "value")} as "acceptedOf",
      ${sumOf("sentInTime", "count")} as sent, ${sumOf("sentInTime", "value")} as "sentOf"
    from (
      select figure, part, count, value from marketplace_day
      where figure in ('seller acceptedInTime', 'seller sentInTime') and day between ?::date and ?::date
      union all select figure, part, count, value from (${SELLER_DEADLINES}) live) days
    group by part having sum(value) > sum(count)
    order by sum(value) - sum(count) desc, part limit ${MOST}) summed
  join seller on seller.id = summed.part
  order by "acceptedOf" - accepted + "sentOf" - sent desc, summed.part`;

/** The shops with the most parcels that were not accepted or not sent in time in these days. */
export async function readLateSellers(
  container: MedusaContainer,
  { from, to }: Days,
): Promise<AdminOperations["lateSellers"]> {
  const open = startOfDay(await findOpenDay(container, from));
  const rows = await readRows<LateRow>(container, LATE, [from, to, open, open]);
  return rows.map(({ sellerId, name, slug, accepted, acceptedOf, sent, sentOf }) => ({
    sellerId,
    name,
    slug,
    acceptedInTime: { count: accepted, of: acceptedOf },
    sentInTime: { count: sent, of: sentOf },
  }));
}
