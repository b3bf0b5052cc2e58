import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { engineColumns } from "./engine-columns.ts";
import { readSqlNames } from "./sql-names.ts";

let shop: Shop;
beforeAll(async () => void (shop = await sharedShop("people")));

/** Tables that our own migrations create. */
function readOwnTables(): Set<string> {
  const cwd = join(import.meta.dirname, "../../../src/modules");
  const migrations = globSync("*/migrations/*.ts", { cwd }).map((file) =>
    readFileSync(join(cwd, file), "utf8"),
  );
  const pattern = /create table (?:if not exists )?"?(\w+)"?/gi;
  return new Set(migrations.flatMap((text) => [...text.matchAll(pattern)].map(([, table = ""]) => table)));
}

it("finds every column of the engine that SQL names, with its type: the list to read after an update", async () => {
  // views are ours: the engine makes none
  const { rows } = await shop.db.query<{ table: string; column: string; type: string }>(
    `select table_name as "table", column_name as "column", data_type as type
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const types = new Map(rows.map(({ table, column, type }) => [`${table}.${column}`, type]));
  const existing = new Set(rows.map(({ table }) => table));
  const own = readOwnTables();
  const isOfEngine = (table: string) =>
    Object.hasOwn(engineColumns, table) || (existing.has(table) && !own.has(table));

  const found: Record<string, Record<string, string>> = {};
  for (const { file, table, column } of readSqlNames().filter((name) => isOfEngine(name.table))) {
    const columns = (found[table] ??= existing.has(table) ? {} : { "": `gone, named in ${file}` });
    if (column) columns[column] = types.get(`${table}.${column}`) ?? `gone, named in ${file}`;
  }
  expect(found).toEqual(engineColumns);
});
