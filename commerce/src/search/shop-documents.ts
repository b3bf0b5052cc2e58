import type { Sql } from "../workflows/users/sql.ts";

const ofShop = (sellerId: string) => JSON.stringify({ sellerId });

/**
 * Takes all goods of a shop out of the catalogue by one statement: those of a large one would take minutes one by one.
 * `table` as `withIndexTable` gives it.
 */
export async function removeShopDocuments(sql: Sql, table: string, sellerId: string): Promise<void> {
  await sql(`delete from ${table} where indexed @> ?::jsonb`, [ofShop(sellerId)]);
}

/** Writes a shop's new name onto the cards of all of its goods; words to search by follow with the next renewal. */
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
