import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { inTransaction } from "../users/sql.ts";
import { checkPrices } from "./check-prices.ts";

/** Products that are checked in one transaction. */
const BATCH = 1_000;

/** Hours of changes that are checked again: a check after a write may have been lost with its process. */
const LATE_HOURS = 3;

/** One scan of the published products: each counts with its lowest price. */
const MEDIANS = `
  select link.product_category_id as category_id, count(*)::int as products,
    percentile_disc(0.5) within group (order by priced.low)::bigint as median
  from (select variant.product_id, min(price.amount) as low
      from product_variant variant
      join product_variant_price_set of_variant on of_variant.variant_id = variant.id and of_variant.deleted_at is null
      join price on price.price_set_id = of_variant.price_set_id and price.currency_code = 'uzs'
        and price.price_list_id is null and price.deleted_at is null
      where variant.deleted_at is null group by variant.product_id) priced
    join product on product.id = priced.product_id and product.status = 'published' and product.deleted_at is null
    join product_category_product link on link.product_id = product.id
  group by link.product_category_id`;

/**
 * Computes the median of each category, and checks the products of those whose median has changed. Any number of processes may
 * run it; one that dies leaves medians of different ages, which the next run evens out.
 */
export async function renewMedians(container: MedusaContainer): Promise<void> {
  const changed = await inTransaction(container, async (sql) => {
    await sql("lock table category_price in share row exclusive mode");
    return sql<{ id: string }>(
      `with medians as (${MEDIANS}),
       gone as (delete from category_price where category_id not in (select category_id from medians)
         returning category_id as id),
       renewed as (insert into category_price (category_id, median, products)
         select category_id, median, products from medians
         on conflict (category_id) do update set median = excluded.median, products = excluded.products,
           updated_at = now()
         where (category_price.median, category_price.products) is distinct from (excluded.median, excluded.products)
         returning category_id as id)
       select id from gone union all select id from renewed`,
    );
  });
  await checkCategories(
    container,
    changed.map(({ id }) => id),
  );
}

async function checkCategories(container: MedusaContainer, ids: readonly string[]): Promise<void> {
  for (let after = ""; ;) {
    const rows = await readRows<{ id: string }>(
      container,
      `select product.id from product where product.deleted_at is null and product.id > ? and (
         product.updated_at > now() - interval '${LATE_HOURS} hours'
         or exists (select from product_category_product link
           where link.product_id = product.id and link.product_category_id = any(?::text[])))
       order by product.id limit ${BATCH}`,
      [after, ids],
    );
    await checkPrices(
      container,
      rows.map(({ id }) => id),
    );
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
