import type { UserSort } from "@bezak/contract/administered-sorts.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { byCreation, type RowOrder } from "../../shared/row-order.ts";
import {
  ADMINISTRATOR_KIND,
  CUSTOMERS_BY_ID,
  KINDS,
  ordersOf,
  PERSON_COLUMNS,
  personColumns,
  spentBy,
} from "./people.ts";

/** Buyers that one transaction counts. */
const COUNTED = 2_000;

const NOTED = "select customer_id from customer_spending_change";

const counted = (kind: string) => `select person.*, ${ordersOf("person.customer_id")} as all_orders,
  ${spentBy("person.customer_id")} as all_spent from (${kind}) person`;

/** Every user once with orders and money: buyers as stored, and those noted since, and the few administrators, as they are now. */
const KINDS_WITH_SPENDING = [
  counted(ADMINISTRATOR_KIND),
  `select person.*, stored.orders as all_orders, stored.spent as all_spent
   from customer_spending stored join (${CUSTOMERS_BY_ID}) person on person.id = stored.customer_id
   where stored.customer_id <> all(array(${NOTED}))`,
  `${counted(CUSTOMERS_BY_ID)} where person.id = any(array(${NOTED}))`,
];

const isByTime = (sort: UserSort) => sort === "newest" || sort === "oldest";

/** SQL: every user once, by kind, with what the order needs. */
export const kindsFor = (sort: UserSort): readonly string[] => (isByTime(sort) ? KINDS : KINDS_WITH_SPENDING);

/** SQL: what administrators see of each `person` of these; the sums that decide the order are not counted twice. */
export const columnsFor = (sort: UserSort): string =>
  isByTime(sort) ? PERSON_COLUMNS : personColumns("person.all_orders::int", "person.all_spent");

/**
 * The order of a list of users, of which each is a `person`. Where filters find `few`, these are found first and then sorted:
 * in the index of the order, of which an expression is none, all others would be passed over.
 */
export function orderOfUsers(sort: UserSort, few: boolean): RowOrder {
  if (sort === "newest" || sort === "oldest") return byCreation("person", sort);
  const [what, direction] = sort.split("_") as ["orders" | "spent", "asc" | "desc"];
  const key = `person.all_${what}${few ? " + 0" : ""}`;
  return { key, kind: "number", id: "person.id", direction };
}

/**
 * Counts the orders and the money of the buyers that were noted since the last time. Of several processes one does; a killed one
 * leaves them noted.
 */
export async function foldSpending(container: MedusaContainer): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const foldSome = () =>
    database.transaction(async (transaction) => {
      const run = async <Row>(sql: string) => ((await transaction.raw(sql)) as { rows: Row[] }).rows;
      // alone, so that an older count never replaces a newer one
      const [turn] = await run<{ mine: boolean }>(
        "select pg_try_advisory_xact_lock(hashtextextended('customer_spending', 0)) as mine",
      );
      if (!turn?.mine) return 0;
      const [row] = await run<{ changes: number }>(
        `with changes as (
           delete from customer_spending_change where id in (
             select id from customer_spending_change order by id limit ${COUNTED})
           returning customer_id),
         stored as (
           insert into customer_spending (customer_id, orders, spent)
           select customer_id, ${ordersOf("changed.customer_id")}, ${spentBy("changed.customer_id")}
           from (select distinct customer_id from changes) changed
           on conflict (customer_id) do update set orders = excluded.orders, spent = excluded.spent)
         select count(*)::int as changes from changes`,
      );
      return row?.changes ?? 0;
    });
  while ((await foldSome()) > 0);
}
