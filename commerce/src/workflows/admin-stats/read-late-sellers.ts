import type { AdminOperations } from "@bezak/contract/admin-analytics.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { selectDays, type PartlyStored } from "./day-rows.ts";
import { SELLER_DEADLINES } from "./deadlines.ts";

/** Rows in the list. */
const MOST = 10;

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
const selectLate = (days: string) => `
  select summed.part as "sellerId", seller.name, seller.slug, accepted, "acceptedOf", sent, "sentOf" from (
    select part, ${sumOf("acceptedInTime", "count")} as accepted, ${sumOf("acceptedInTime", "value")} as "acceptedOf",
      ${sumOf("sentInTime", "count")} as sent, ${sumOf("sentInTime", "value")} as "sentOf"
    from (${days}) days
    group by part having sum(value) > sum(count)
    order by sum(value) - sum(count) desc, part limit ${MOST}) summed
  join seller on seller.id = summed.part
  order by "acceptedOf" - accepted + "sentOf" - sent desc, summed.part`;

/** The shops with the most parcels that were not accepted or not sent in time in these days. */
export async function readLateSellers(
  container: MedusaContainer,
  days: PartlyStored,
): Promise<AdminOperations["lateSellers"]> {
  const { sql, values } = selectDays({
    ...days,
    queries: [SELLER_DEADLINES],
    figures: ["seller acceptedInTime", "seller sentInTime"],
  });
  const rows = await readRows<LateRow>(container, selectLate(sql), values);
  return rows.map(({ sellerId, name, slug, accepted, acceptedOf, sent, sentOf }) => ({
    sellerId,
    name,
    slug,
    acceptedInTime: { count: accepted, of: acceptedOf },
    sentInTime: { count: sent, of: sentOf },
  }));
}
