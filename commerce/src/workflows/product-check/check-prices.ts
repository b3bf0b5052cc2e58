import { suspicionLimits } from "@bezak/contract/price-suspicions.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inTransaction, type Sql } from "../users/sql.ts";

const { nothing, discount, median, products } = suspicionLimits;

/** Of the products `?` with a price: the lowest and highest one, and the largest with a huge discount. */
const PRICED = `
  select product.id, chosen.category_id, min(price.amount) as low, max(price.amount) as high,
    max(price.amount) filter (where old.amount > ${discount} * price.amount) as discounted,
    max(old.amount) filter (where old.amount > ${discount} * price.amount) as old
  from product
  left join lateral (select link.product_category_id as category_id from product_category_product link
    where link.product_id = product.id limit 1) chosen on true
  join product_variant variant on variant.product_id = product.id and variant.deleted_at is null
  join product_variant_price_set priced on priced.variant_id = variant.id and priced.deleted_at is null
  join price on price.price_set_id = priced.price_set_id and price.currency_code = 'uzs'
    and price.price_list_id is null and price.deleted_at is null
  left join lateral (select coalesce(
    variant.metadata->>'old_price', product.metadata->>'old_price')::numeric as amount) old on true
  where product.deleted_at is null and product.id = any(?::text[])
  group by product.id, chosen.category_id`;

const SUSPICIOUS = `
  select priced.id, found.rank, found.reason, found.price, found.compared, found.products
  from (${PRICED}) priced
  left join category_price category on category.category_id = priced.category_id
    and category.products >= ${products} and category.deleted_at is null
  cross join lateral (values
    (1, 'next_to_nothing', priced.low, null::numeric, null::int, priced.low <= ${nothing}),
    (2, 'huge_discount', priced.discounted, priced.old, null, priced.old is not null),
    (3, 'far_below', priced.low, category.median, category.products, priced.low * ${median} < category.median),
    (4, 'far_above', priced.high, category.median, category.products, priced.high > ${median} * category.median)
  ) found(rank, reason, price, compared, products, holds)
  where found.holds`;

/** Stores which of these products have a price that looks wrong, and forgets the others. Repeats change nothing. */
export async function checkPrices(container: MedusaContainer, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await inTransaction(container, (sql) => store(sql, [...new Set(ids)].sort()));
}

async function store(sql: Sql, ids: readonly string[]): Promise<void> {
  // one check of a product after the other, also in other processes: the later one has read the later price
  await sql("select from product where id = any(?::text[]) order by id for key share", [ids]);
  await sql(
    `with suspicious as (select distinct on (id) * from (${SUSPICIOUS}) found
       order by id, rank),
     forgotten as (delete from suspicious_price where product_id = any(?::text[])
       and product_id not in (select id from suspicious))
     insert into suspicious_price (product_id, reason, price, compared, products)
     select id, reason, price, compared, products from suspicious order by id
     on conflict (product_id) do update set reason = excluded.reason, price = excluded.price,
       compared = excluded.compared, products = excluded.products, updated_at = now()
     where (suspicious_price.reason, suspicious_price.price, suspicious_price.compared, suspicious_price.products)
       is distinct from (excluded.reason, excluded.price, excluded.compared, excluded.products)`,
    [ids, ids],
  );
}
