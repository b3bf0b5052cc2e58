import type { AdminAnalytics } from "@bezak/contract/admin-stats.ts";
import type { PaymentMethod } from "@bezak/contract/payment-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { findCity } from "../../delivery/find-city.ts";
import { readParts, type PartlyStored } from "./day-rows.ts";
import type { DayQuery } from "./limit-query.ts";
import { IS_ORDER, ORDERED_PARCELS } from "./ordered-parcels.ts";
import { sortParts } from "./sort-parts.ts";

/** Orders by day: those of each city and of each payment method, with their value. */
export const BREAKDOWN: DayQuery = `
  select day, case grouping(city) when 0 then 'city' else 'method' end as figure,
    case grouping(city) when 0 then city else method end as part,
    count(*) filter (where ${IS_ORDER}) as count, sum(gross) as value
  from (select (placed.created_at at time zone 'Asia/Tashkent')::date as day, placed.number, placed.gross,
      coalesce(o.metadata->'delivery'->>'city', '') as city,
      coalesce((select d.method from payment_due d where d.id = o.id), o.metadata->>'payment_method', '') as method
    from ${ORDERED_PARCELS} join "order" o on o.id = placed.order_id) placed
  group by grouping sets ((day, city), (day, method))`;

/** Orders of these days by city and by payment method, most valuable first. */
export async function readBreakdown(
  container: MedusaContainer,
  days: PartlyStored,
): Promise<Pick<AdminAnalytics, "cities" | "paymentMethods">> {
  const { current } = await readParts(container, {
    ...days,
    since: days.from,
    queries: [BREAKDOWN],
    figures: ["city", "method"] as const,
  });
  return {
    cities: sortParts(current, "city").flatMap(({ part, count: orders, value: gmv }) => {
      const known = findCity(part);
      return known ? [{ city: known.slug, name: known.name, orders, gmv }] : [];
    }),
    paymentMethods: sortParts(current, "method").flatMap(({ part, count: orders, value: gmv }) =>
      part === "" ? [] : [{ method: part as PaymentMethod, orders, gmv }],
    ),
  };
}
