import { existsSync } from "node:fs";
import { Failure } from "../failure.ts";
import type { ShopDirectories } from "../directories.ts";
import { checkDatabaseUrl } from "../postgres/connection.ts";
import { runningCluster } from "../postgres/running-cluster.ts";
import { openSession } from "../processes/session.ts";
import { openDatabase } from "../shop/database.ts";

/** The database of a shop, for the role that owns its tables. */
export interface Source {
  url: string;
  isEmbedded: boolean;
  end: () => Promise<void>;
}

/** Finds the shop's database; starts the embedded one if the shop does not run, which then cannot be started meanwhile. */
export async function openSource(directories: ShopDirectories, tool: string): Promise<Source> {
  const given = process.env.DATABASE_OWNER_URL || process.env.DATABASE_URL;
  if (given) {
    await checkDatabaseUrl(given);
    return { url: given, isEmbedded: false, end: async () => undefined };
  }
  const running = runningCluster(directories.postgres, "bezak");
  if (running) return { url: running, isEmbedded: true, end: async () => undefined };
  if (!existsSync(directories.postgres)) {
    throw new Failure(
      `There is no shop in ${directories.data}: set BEZAK_DATA_DIR to its folder, or name its database with DATABASE_URL.`,
    );
  }
  const session = await openSession(directories, { tool });
  try {
    const { url } = await openDatabase(session.supervisor, directories);
    return { url, isEmbedded: true, end: session.end };
  } catch (error) {
    await session.end();
    throw error;
  }
}
