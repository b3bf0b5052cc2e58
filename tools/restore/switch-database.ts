import pg from "pg";
import { Failure } from "../failure.ts";
import { withClient } from "../postgres/connection.ts";

/** Names of databases of one server: the restored one gets the name of the present one, which is set aside. */
export interface DatabaseMove {
  fresh: string;
  target: string;
  aside: string;
}

/** The URL of the database that the tables' owner can connect to while the shop's own is renamed. */
export function maintenanceUrl(url: string): string {
  const other = new URL(url);
  other.pathname = "/postgres";
  return other.href;
}

const ownerUrl = () => process.env.DATABASE_OWNER_URL || process.env.DATABASE_URL;

/** Renames both databases in one transaction; does nothing when it has been done. */
export async function switchDatabase({ fresh, target, aside }: DatabaseMove): Promise<void> {
  const url = ownerUrl();
  if (!url)
    throw new Failure("A restore was interrupted: set DATABASE_URL as it was then, and repeat this command.");
  await withClient(maintenanceUrl(url), async (client) => {
    if (!(await hasDatabase(client, fresh))) return;
    const rename = (from: string, to: string) =>
      client.query(`alter database ${pg.escapeIdentifier(from)} rename to ${pg.escapeIdentifier(to)}`);
    await client.query("begin");
    if (await hasDatabase(client, target)) await rename(target, aside);
    await rename(fresh, target);
    await client.query("commit");
  });
}

async function hasDatabase(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query("select 1 from pg_database where datname = $1", [name]);
  return rows.length > 0;
}
