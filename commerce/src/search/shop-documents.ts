import type { Sql } from "../workflows/users/sql.ts";

const ofShop = (sellerId: string) => JSON.stringify({ sellerId });

/**
 * Removes all products of a shop from the catalogue with one statement: one by one, those of a large shop would take
 * minutes. `table` comes from `withIndexTable`.
 */
export async function removeShopDocuments(sql: Sql, table: string, sellerId: string): Promise<void> {
  await sql(`delete from ${table} where indexed @> ?::jsonb`, [ofShop(sellerId)]);
}

/** Writes a shop's new name into the cards of all its products; the search words follow with the next update. */
export async function renameShopInDocuments(
  sql: Sql,
  table: string,
  { sellerId, name }: { sellerId: string; name: string },
): Promise<void> {
  await sql(
    `update ${table} set document = jsonb_set(document, '{card,seller,name}', to_jsonb(?::text))
     where indexed @> ?::jsonb`,
    [name, ofShop(sellerId)],
  );
}
