import type { CommissionScope } from "@bezak/contract/payout-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readCommissionRate } from "../order/read-commission-rate.ts";

/** `rate` in hundredths of a percent; without `ruleId` it is the default. */
export interface Commission {
  rate: number;
  ruleId: string | null;
  scope: CommissionScope;
}

/** What is sold: a product with its categories, or anything in a category. */
export interface Sold {
  sellerId: string;
  productId?: string;
  categoryId?: string | null;
}

/** Categories whose rules apply: the product's own, 0 steps away, and those above them, 1 and more. */
const CATEGORY_STEPS = `
  select own.place, above.id, cardinality(path.ids) - above.depth as steps
  from (select place, "categoryId" as id from asked where "categoryId" is not null
        union
        select asked.place, link.product_category_id from asked
        join product_category_product link on link.product_id = asked."productId") own
  join product_category category on category.id = own.id and category.deleted_at is null
  cross join lateral (select string_to_array(category.mpath, '.') as ids) path
  cross join lateral unnest(path.ids) with ordinality as above(id, depth)`;

/** The most specific rule of each; of two equally near categories the one with the lower rate. */
const NEAREST = `
  with asked as (select * from jsonb_to_recordset(?::jsonb)
                 as asked(place int, "sellerId" text, "productId" text, "categoryId" text)),
  places as (${CATEGORY_STEPS}),
  rules as (select id, seller_id, category_id, rate from commission_rule where id <> all (?::text[])
    union all select * from jsonb_to_recordset(?::jsonb)
      as draft(id text, seller_id text, category_id text, rate int))
  select distinct on (asked.place) asked.place, rule.id as "ruleId", rule.rate,
    case when rule.seller_id is null then 'category' when rule.category_id is null then 'seller'
      else 'seller_category' end as scope
  from asked join rules rule on rule.seller_id is null or rule.seller_id = asked."sellerId"
  left join places on places.place = asked.place and places.id = rule.category_id
  where rule.category_id is null or places.id is not null
  order by asked.place, rule.seller_id is null, rule.category_id is null, places.steps, rule.rate, rule.id`;

/** Rules as they would be: without some, and with another one or another default. */
export interface DraftRules {
  /** ids of rules that do not apply */
  without?: readonly string[];
  rule?: { id: string; sellerId: string | null; categoryId: string | null; rate: number };
  /** of what has no rule */
  defaultRate?: number;
}

/**
 * Present commissions, in the same order, in one statement, or those by `draft`. Priority: shop and category > shop >
 * category > default.
 */
export async function readCommissions(
  container: MedusaContainer,
  sold: readonly Sold[],
  { without = [], rule, defaultRate }: DraftRules = {},
): Promise<Commission[]> {
  if (sold.length === 0) return [];
  const requested = JSON.stringify(sold.map((one, place) => ({ place, ...one })));
  const drafts = rule
    ? [{ id: rule.id, seller_id: rule.sellerId, category_id: rule.categoryId, rate: rule.rate }]
    : [];
  const values = [requested, [...without] as unknown as string, JSON.stringify(drafts)];
  const [rate, { rows }] = await Promise.all([
    defaultRate ?? readCommissionRate(container),
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(NEAREST, values) as Promise<{
      rows: (Commission & { place: number })[];
    }>,
  ]);
  const found = new Map(rows.map(({ place, ...commission }) => [place, commission]));
  return sold.map((_, place) => found.get(place) ?? { rate, ruleId: null, scope: "default" });
}

/** The commission on anything that this shop sells in this category. */
export async function readCommission(
  container: MedusaContainer,
  sold: { sellerId: string; categoryId: string | null },
): Promise<Commission> {
  const [commission] = await readCommissions(container, [sold]);
  return commission!;
}

/** Commissions on the products of an order, by product; a product without a shop has none. */
export async function readCommissionsOf(
  container: MedusaContainer,
  items: readonly { productId: string; seller: { id: string } | null }[],
): Promise<Map<string, Commission>> {
  const sold = [
    ...new Map(
      items.flatMap(({ productId, seller }) =>
        seller ? [[productId, { productId, sellerId: seller.id }]] : [],
      ),
    ).values(),
  ];
  const commissions = await readCommissions(container, sold);
  return new Map(
    sold.flatMap(({ productId }, at) => (commissions[at] ? [[productId, commissions[at]]] : [])),
  );
}
