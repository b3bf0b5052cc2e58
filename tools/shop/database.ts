import { existsSync } from "node:fs";
import { Failure } from "../failure.ts";
import type { ShopDirectories } from "../directories.ts";
import { startCluster } from "../postgres/cluster.ts";
import { checkDatabaseUrl, describeUrl } from "../postgres/connection.ts";
import { createDatabase, dropDatabase, emptyDatabase } from "../postgres/databases.ts";
import { readMark } from "../postgres/marks.ts";
import { requireSpace } from "../processes/free-space.ts";
import type { Restartable } from "../processes/keep-running.ts";
import type { Supervisor } from "../processes/supervisor.ts";

export interface ShopDatabase {
  url: string;
  servingUrl: string;
  /** Description without the password. */
  label: string;
  /** The embedded server; absent for a DATABASE_URL, which we do not start. */
  server?: Restartable;
  /** Deletes everything in it. */
  clear: () => Promise<void>;
}

const DATABASE = "bezak";
const FIRST_RUN_MEGABYTES = 500;
const LATER_MEGABYTES = 100;

/** Opens the database of DATABASE_URL (and of its owner's DATABASE_OWNER_URL), or starts the embedded one. */
export async function openDatabase(
  supervisor: Supervisor,
  directories: ShopDirectories,
): Promise<ShopDatabase> {
  const servingUrl = process.env.DATABASE_URL;
  if (servingUrl) {
    const given = process.env.DATABASE_OWNER_URL || servingUrl;
    const version = await checkDatabaseUrl(given);
    const { host, database } = describeUrl(given);
    return {
      url: given,
      servingUrl,
      label: `PostgreSQL ${version} at ${host}/${database}`,
      clear: () => clearForeign(given),
    };
  }
  requireSpace(
    directories.postgres,
    existsSync(directories.postgres) ? LATER_MEGABYTES : FIRST_RUN_MEGABYTES,
  );
  const cluster = await startCluster(supervisor, directories.postgres, { durable: true });
  const admin = cluster.url("postgres");
  await createDatabase(admin, DATABASE);
  return {
    url: cluster.url(DATABASE),
    servingUrl: cluster.servingUrl(DATABASE),
    label: `embedded, port ${cluster.port}`,
    server: cluster,
    clear: async () => {
      await dropDatabase(admin, DATABASE);
      await createDatabase(admin, DATABASE);
    },
  };
}

/** Only a database with our own demo data may be emptied: a DATABASE_URL may be a real shop's. */
async function clearForeign(url: string): Promise<void> {
  if (!(await readMark(url, "demo"))) {
    throw new Failure(
      "The database of DATABASE_URL was not filled with demo data by this tool: empty it yourself, then start without --reset.",
    );
  }
  await emptyDatabase(url);
}
