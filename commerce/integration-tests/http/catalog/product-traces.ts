import type { Pool } from "pg";

type Row = Record<string, unknown>;

/** Columns of links that name what belongs to one variant only. */
const OWN = ["price_set_id", "inventory_item_id"];

/** One query on all tables with rows: those in which a text is one of `$1`. */
async function readQuestion(db: Pool): Promise<string> {
  const { rows } = await db.query<{ table: string; columns: string[] }>(
    `select c.table_name as table, array_agg(c.column_name::text) as columns
     from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'character varying')
       and pg_relation_size(format('%I.%I', c.table_schema, c.table_name)::regclass) > 0
     group by c.table_name`,
  );
  const parts = rows.map(({ table, columns }) => {
    const names = columns.map((column) => `"${column}" = any($1)`).join(" or ");
    return `select '${table}' as table, to_jsonb(t) as row from "${table}" t where ${names}`;
  });
  return parts.join(" union all ");
}

/** Every row that belongs to a product, by table: it names the product or something that belongs to it. */
async function readTraces(db: Pool, productId: string): Promise<Map<string, Row[]>> {
  const question = await readQuestion(db);
  const found = new Map<string, Map<string, Row>>();
  const known = new Set<string>();
  for (let ids = [productId]; ids.length > 0;) {
    ids.forEach((id) => known.add(id));
    const next = new Set<string>();
    const { rows } = await db.query<{ table: string; row: Row }>(question, [ids]);
    for (const { table, row } of rows) {
      const ofTable = found.get(table) ?? new Map<string, Row>();
      found.set(table, ofTable.set(JSON.stringify(row), row));
      for (const id of ["id", ...OWN].map((column) => row[column])) if (typeof id === "string") next.add(id);
    }
    ids = [...next].filter((id) => !known.has(id));
  }
  return new Map([...found].map(([table, rows]) => [table, [...rows.values()]]));
}

/** The structure of a product's rows without its values: for each table the columns that they fill. */
export async function readShape(db: Pool, productId: string): Promise<Record<string, string[]>> {
  const traces = await readTraces(db, productId);
  const filled = (row: Row) =>
    Object.entries(row)
      .filter(([, value]) => value !== null)
      .map(([column]) => column)
      .sort()
      .join(" ");
  return Object.fromEntries([...traces].sort().map(([table, rows]) => [table, rows.map(filled).sort()]));
}
