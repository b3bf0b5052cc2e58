import type { User } from "@bezak/contract/auth.ts";
import { settledReturns } from "@bezak/contract/return-status.ts";

/** Administrators who can sign in, with the account that they had as buyers. */
export const ADMINISTRATORS = `select u.id, u.email, u.first_name, u.last_name, u.metadata, u.created_at, u.updated_at,
    identity.app_metadata->>'customer_id' as customer_id
  from "user" u
  join provider_identity login on login.provider = 'emailpass' and login.entity_id = u.email and login.deleted_at is null
  join auth_identity identity on identity.id = login.auth_identity_id and identity.app_metadata->>'user_id' = u.id
  where u.deleted_at is null`;

/** Administrators as users; the account that one had as a buyer is part of them. */
export const ADMINISTRATOR_KIND = `select 'user' as kind, id, customer_id, email, first_name, last_name,
    metadata->>'phone' as phone, metadata, created_at, updated_at from (${ADMINISTRATORS}) administrator`;

/** Buyers and sellers as users; those who became administrators are `former`. */
const customersExcept = (
  isNoFormer: (former: string) => string,
) => `select 'customer' as kind, id, id as customer_id, email,
    first_name, last_name, phone, metadata, created_at, updated_at
  from customer where deleted_at is null
    and ${isNoFormer(`select customer_id from (${ADMINISTRATORS}) former where customer_id is not null`)}`;

const CUSTOMER_KIND = customersExcept((former) => `id not in (${former})`);

/** The same to look up many of them by their ids: the planner does not count the former ones anew for each. */
export const CUSTOMERS_BY_ID = customersExcept((former) => `id <> all(array(${former}))`);

/** Every user once. */
export const KINDS = [ADMINISTRATOR_KIND, CUSTOMER_KIND] as const;

export const PEOPLE = `(${KINDS.join(" union all ")}) person`;

export const IS_SELLER = `(kind = 'customer' and exists (
  select from seller_member where seller_member.customer_id = person.customer_id and deleted_at is null))`;

export const IS_BLOCKED = "coalesce(metadata->>'blocked', '') = 'true'";

/** The same expression as in an index of `customer`. */
export const SEARCHED = `lower(coalesce(email, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '')
  || ' ' || coalesce(phone, ''))`;

/** SQL: orders that this buyer has placed, and what delivered ones cost, less settled returns. */
export const ordersOf = (customer: string): string => `(select count(*)::int from seller_order p
    where p.customer_id = ${customer} and p.number like '%-1' and p.deleted_at is null)`;
export const spentBy = (
  customer: string,
): string => `greatest(0, (select coalesce(sum(total), 0) from seller_order p
      where p.customer_id = ${customer} and p.status = 'delivered' and p.deleted_at is null)
    - (select coalesce(sum(amount), 0) from return_request r where r.customer_id = ${customer}
      and r.status in ('${settledReturns.join("', '")}') and r.deleted_at is null))`;

/** What administrators see of each `person`, with the orders and the money as these expressions. */
export const personColumns = (
  orders: string,
  spent: string,
): string => `person.id, person.customer_id, person.email, person.first_name, person.last_name, person.phone,
  person.metadata, person.created_at,
  case when kind = 'user' then 'admin' when member.seller_id is null then 'customer' else 'seller' end as role,
  case when seller.id is not null then json_build_object('id', seller.id, 'name', seller.name) end as shop,
  to_char(person.updated_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') as version,
  login.auth_identity_id as identity_id,
  (select max(last_seen_at) from shop_session s
    where s.auth_identity_id = login.auth_identity_id and s.deleted_at is null) as last_seen_at,
  ${orders} as orders, (${spent})::float8 as spent`;

/** The counts are computed for the selected ones only. */
export const PERSON_COLUMNS = personColumns(ordersOf("person.customer_id"), spentBy("person.customer_id"));

/** What `PERSON_COLUMNS` need besides the people. */
export const PERSON_JOINS = `
  left join seller_member member on kind = 'customer' and member.customer_id = person.customer_id
    and member.deleted_at is null
  left join seller on seller.id = member.seller_id
  left join provider_identity login on login.provider = 'emailpass' and login.entity_id = person.email
    and login.deleted_at is null`;

export interface PersonRow {
  id: string;
  /** an administrator's former account as a buyer, or null */
  customer_id: string | null;
  email: string;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  metadata: Record<string, unknown> | null;
  created_at: Date;
  role: User["role"];
  shop: { id: string; name: string } | null;
  version: string;
  identity_id: string | null;
  last_seen_at: Date | null;
  orders: number;
  spent: number;
}
