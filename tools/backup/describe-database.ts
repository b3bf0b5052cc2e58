import { withClient } from "../postgres/connection.ts";
import type { Manifest } from "./manifest.ts";

/** Tables whose rows show which shop this is. */
const COUNTED = ["seller", "product", "customer", "order", "payment_attempt"];

/** What a manifest says about a database. */
export type Described = Pick<Manifest, "postgres" | "migrations" | "queue" | "counts">;

export async function describeDatabase(url: string): Promise<Described> {
  return withClient(url, async (client) => {
    const rows = async <T>(sql: string, values: unknown[] = []) =>
      (await client.query(sql, values)).rows as T[];
    const exists = async (table: string) =>
      (await rows<{ is: boolean }>("select to_regclass($1) is not null as is", [table]))[0]?.is === true;
    const [server] = await rows<{ major: number }>(
      "select current_setting('server_version_num')::int / 10000 as major",
    );
    const migrations = (await exists("public.mikro_orm_migrations"))
      ? await rows<{ name: string }>("select distinct name from mikro_orm_migrations order by name")
      : [];
    const [queue] = (await exists("pgboss.version"))
      ? await rows<{ version: number }>("select version from pgboss.version")
      : [];
    const counts: Record<string, number> = {};
    for (const table of COUNTED) {
      if (!(await exists(`public."${table}"`))) continue;
      const [counted] = await rows<{ count: number }>(`select count(*)::int as count from public."${table}"`);
      counts[table] = counted?.count ?? 0;
    }
    return {
      postgres: server?.major ?? 0,
      migrations: migrations.map(({ name }) => name),
      queue: queue?.version ?? null,
      counts,
    };
  });
}
