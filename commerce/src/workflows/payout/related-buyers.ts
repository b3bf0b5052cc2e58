import type { Sum } from "@bezak/contract/money.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { FREE_ENTRIES } from "../../modules/seller-ledger/columns.ts";

/** Orders whose buyer shares a phone or an address with the shop that gets the payout. */
export interface RelatedBuyers {
  orders: number;
  /** whole sum of their products */
  amount: Sum;
  phone: boolean;
  address: boolean;
}

interface RelatedRow extends RelatedBuyers {
  key: string;
}

/** Letters and digits only, since the same address is written in many forms. */
const plain = (address: string) => `lower(regexp_replace(${address}, '[^[:alnum:]]+', '', 'g'))`;

/**
 * Sales `(id, key, seller_id, order_id, amount)` in which the buyer's phone or address, in the account or in the order,
 * equals that of a member or applicant of the shop. Pick-up has no address. One parameter: the shops.
 */
const relatedSql = (sales: string) => `
  with shops as (select jsonb_array_elements_text(?::jsonb) as id),
  people as (
    select m.seller_id, c.phone, c.metadata->>'city' as city, nullif(${plain("c.metadata->>'address'")}, '') as address
    from seller_member m join customer c on c.id = m.customer_id where m.seller_id in (select id from shops)
    union all
    select a.seller_id, a.phone, null, null from seller_application a where a.seller_id in (select id from shops)),
  sold as materialized (
    select s.*, o.metadata->'contact'->>'phone' as contact, b.phone, o.metadata->'delivery'->>'city' as city,
      case o.metadata->'delivery'->>'method' when 'courier'
        then ${plain("o.metadata->'delivery'->>'address'")} end as address
    from (${sales}) s join "order" o on o.id = s.order_id left join customer b on b.id = o.customer_id),
  shared as (
    select s.id, s.key, s.order_id, s.amount, coalesce(bool_or(p.phone in (s.contact, s.phone)), false) as phone,
      coalesce(bool_or(p.city = s.city and p.address = s.address), false) as address
    from sold s join people p on p.seller_id = s.seller_id group by s.id, s.key, s.order_id, s.amount)
  select key, count(distinct order_id)::int as orders, sum(amount)::float8 as amount,
    bool_or(phone) as phone, bool_or(address) as address
  from shared where phone or address group by key`;

const SALE = `e.account = 'seller' and e.type = 'earning'`;

const ofPayouts = relatedSql(`
  select e.id, e.payout_id as key, e.seller_id, t.order_id, e.amount from ledger_entry e
  join ledger_transaction t on t.id = e.transaction_id
  where ${SALE} and e.payout_id in (select jsonb_array_elements_text(?::jsonb))`);

const ofFree = relatedSql(`
  select e.id, e.seller_id as key, e.seller_id, t.order_id, e.amount
  from (select * from ledger_entry where ${FREE_ENTRIES}) e join ledger_transaction t on t.id = e.transaction_id
  where ${SALE} and e.seller_id in (select id from shops)`);

async function read(container: MedusaContainer, sql: string, values: unknown[]) {
  const { rows } = (await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(sql, values as string[])) as { rows: RelatedRow[] };
  return new Map(rows.map(({ key, ...related }) => [key, related]));
}

/** By payout. */
export function relatedOfPayouts(
  container: MedusaContainer,
  payouts: readonly { id: string; sellerId: string }[],
): Promise<Map<string, RelatedBuyers>> {
  const list = (of: "id" | "sellerId") => JSON.stringify(payouts.map((payout) => payout[of]));
  return read(container, ofPayouts, [list("sellerId"), list("id")]);
}

/** By shop, for what could be paid out at that moment; without `held` lines. */
export function relatedOfFree(
  container: MedusaContainer,
  sellerIds: readonly string[],
  { at, held }: { at: Date; held: readonly string[] },
): Promise<Map<string, RelatedBuyers>> {
  return read(container, ofFree, [JSON.stringify(sellerIds), at, JSON.stringify(held)]);
}
