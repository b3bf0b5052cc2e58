import type { MedusaContainer } from "@medusajs/framework/types";
import { renewVersion } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { changeContent } from "./content-row.ts";

/**
 * Numbers all banners or all sections by their position in `ids`. Only rows whose number changes get another version, and
 * a repeat changes nothing.
 * @throws ShopError 409 conflict when `ids` are not those of all present rows
 */
export function orderContent(
  container: MedusaContainer,
  table: "banner" | "section",
  ids: readonly string[],
): Promise<void> {
  return changeContent(container, async (sql) => {
    // locked in one order, so that two administrators who sort at the same time wait for each other
    const rows = await sql<{ id: string }>(
      `select id from ${table} where deleted_at is null order by id for update`,
    );
    const present = new Set(rows.map(({ id }) => id));
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
