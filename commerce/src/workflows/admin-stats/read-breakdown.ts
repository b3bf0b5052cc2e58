import type { AdminAnalytics } from "@bezak/contract/admin-stats.ts";
import type { PaymentMethod } from "@bezak/contract/payment-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { findCity } from "../../delivery/find-city.ts";
import { readRows } from "../../read-rows.ts";
import { IS_ORDER, orderedParcels } from "./ordered-parcels.ts";

interface PartRow {
  city: string | null;
  method: PaymentMethod | null;
  orders: number;
  gmv: number;
}

/** Orders since then by city and by payment method, most valuable first. */
export async function readBreakdown(
  container: MedusaContainer,
  since: Date,
): Promise<Pick<AdminAnalytics, "cities" | "paymentMethods">> {
  const rows = await readRows<PartRow>(
    container,
    `select city, method, (count(*) filter (where ${IS_ORDER}))::int as orders, sum(gross)::float8 as gmv
     from (select placed.*, coalesce(o.metadata->'delivery'->>'city', '') as city,
         coalesce((select d.method from payment_due d where d.id = o.id), o.metadata->>'payment_method', '') as method
       from ${orderedParcels("p.created_at >= ?")} join "order" o on o.id = placed.order_id) placed
     group by grouping sets ((city), (method)) order by gmv desc, city, method`,
    [since, since],
  );
  return {
    cities: rows.flatMap(({ city, orders, gmv }) => {
      const known = city === null ? undefined : findCity(city);
      return known ? [{ city: known.slug, name: known.name, orders, gmv }] : [];
    }),
    paymentMethods: rows.flatMap(({ method, orders, gmv }) => (method ? [{ method, orders, gmv }] : [])),
  };
}
