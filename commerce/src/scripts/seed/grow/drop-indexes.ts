import type { Client } from "pg";

/** An index or constraint that is dropped and recreated. */
interface Part {
  drop: string;
  restore: string;
}

const INDEXES = `
  select format('drop index %I.%I', space.nspname, index.relname) as drop, pg_get_indexdef(index.oid) as restore
  from pg_index entry
  join pg_class index on index.oid = entry.indexrelid
  join pg_namespace space on space.oid = index.relnamespace
  where entry.indrelid = any($1::regclass[])
    and not exists (select from pg_constraint where conindid = index.oid and conrelid = entry.indrelid)
  order by entry.indrelid, index.relname`;

const REFERENCES = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
  from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`;

/**
 * Drops what makes each insert expensive: foreign keys and all indexes except those of keys. Returns the statements
 * that recreate them, which check every row. The tables stay locked for everybody else until the transaction ends.
 */
export async function dropIndexes(client: Client, tables: readonly string[]): Promise<string[]> {
  const parts: Part[] = [];
  for (const statement of [REFERENCES, INDEXES])
    parts.push(...(await client.query<Part>(statement, [tables])).rows);
  for (const { drop } of parts) await client.query(drop);
  return parts.map(({ restore }) => restore).reverse();
}
