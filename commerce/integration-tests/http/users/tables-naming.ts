import type { Shop } from "../../harness/shop.ts";

/** Tables with a row that contains the word, including the queue's. */
export async function tablesNaming(shop: Shop, word: string): Promise<string[]> {
  const { rows } = await shop.db.query<{ place: string; name: string }>(
    `select format('%I.%I', table_schema, table_name) as place, table_name as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const found = [];
  for (const { place, name } of rows) {
    const { rowCount } = await shop.db.query(
      `select 1 from ${place} t where position($1 in t::text) > 0 limit 1`,
      [word],
    );
    if (rowCount) found.push(name);
  }
  return found;
}
