import type { ContentOrder, PresentOrder } from "@bezak/contract/content-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { renewVersion } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { changeContent } from "./content-row.ts";

const staleOrder = (current: PresentOrder, sent: PresentOrder) =>
  new ShopError(409, "stale_version", "The order has been changed meanwhile", { current, sent });

const isEqual = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/**
 * Numbers all banners or all sections by their position in `ids`. Only rows whose number changes get another version, and
 * a repeat changes nothing. An order is its own version: `seen` is the one that was shown.
 * @throws ShopError 409 stale_version with the present order unless it is `seen`, 409 conflict when `ids` are not those of
 * all present rows
 */
export function orderContent(
  container: MedusaContainer,
  table: "banner" | "section",
  { ids, seen }: ContentOrder,
): Promise<void> {
  return changeContent(container, async (sql) => {
    // locked in one order, so that two administrators who sort at the same time wait for each other
    const rows = await sql<{ id: string; rank: number }>(
      `select id, rank from ${table} where deleted_at is null order by id for update`,
    );
    // as lists show them; equal ranks stay in the order of their ids
    const current = { ids: rows.toSorted((one, other) => one.rank - other.rank).map(({ id }) => id) };
    const isStale = seen !== undefined && !isEqual(seen, current.ids) && !isEqual(ids, current.ids);
    if (isStale) throw staleOrder(current, { ids: seen });
    const present = new Set(current.ids);
    if (present.size !== ids.length || ids.some((id) => !present.has(id))) {
      throw new ShopError(409, "conflict", "The list has been changed meanwhile");
    }
    await sql(
      `update ${table} set rank = wanted.at - 1, ${renewVersion}
       from unnest(?::text[]) with ordinality as wanted(id, at)
       where ${table}.id = wanted.id and ${table}.rank <> wanted.at - 1`,
      [[...ids]],
    );
  });
}
