import { withClient } from "./connection.ts";

/** A note of the tools about a database, stored in it: a copy of the database has it too, a new one does not. */
export type Mark = "migrated" | "demo";

/** The value of a mark, or null. */
export async function readMark(url: string, mark: Mark): Promise<string | null> {
  return withClient(url, async (client) => {
    const { rows: found } = await client.query<{ name: string | null }>(
      "select to_regclass('bezak_tools.mark')::text as name",
    );
    if (!found[0]?.name) return null;
    const { rows } = await client.query<{ value: string }>(
      "select value from bezak_tools.mark where name = $1",
      [mark],
    );
    return rows[0]?.value ?? null;
  });
}

export async function writeMark(url: string, mark: Mark, value: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query("create schema if not exists bezak_tools");
    await client.query(
      "create table if not exists bezak_tools.mark (name text primary key, value text not null)",
    );
    await client.query(
      "insert into bezak_tools.mark values ($1, $2) on conflict (name) do update set value = excluded.value",
      [mark, value],
    );
  });
}
