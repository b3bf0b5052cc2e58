import type { Pool } from "pg";
import { indexTable } from "../catalog/index-table.ts";

export async function readColumns(db: Pool, table: string): Promise<string> {
  const { rows } = await db.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = $1 and is_generated = 'NEVER' and column_name <> 'id'`,
    [table],
  );
  return rows.map(({ name }) => `"${name}"`).join(", ");
}

export async function fillIndex(db: Pool, copies: number): Promise<void> {
  const table = await indexTable(db);
  const columns = await readColumns(db, table);
  await db.query(
    `insert into "${table}" (id, ${columns}) select 'copy_' || n, ${columns}
     from (select * from "${table}" limit 1) one, generate_series(1, ${copies}) n`,
  );
}
