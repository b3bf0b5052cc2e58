import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "../backup/manifest.ts";
import { describeDatabase, type Described } from "../backup/describe-database.ts";
import type { ShopDirectories } from "../directories.ts";
import { startCluster } from "../postgres/cluster.ts";
import { createDatabase } from "../postgres/databases.ts";
import { postgresOwner } from "../postgres/owner.ts";
import type { Session } from "../processes/session.ts";
import { extractCluster, extractFiles } from "./extract-parts.ts";
import { readEntries, readText, drain } from "./read-archive.ts";
import { restoreBeside, restoreDump } from "./restore-database.ts";
import { switchShop, type Move, type Switch } from "./switch-shop.ts";

const DATABASE = "bezak";

export interface Restored {
  rows: Described["counts"];
  /** Where the former shop is now. */
  aside: string[];
}

/**
 * Restores a checked backup beside the present shop, starts its database there and then switches to it by renaming. The
 * former shop stays under other names.
 */
export async function restoreShop(
  { supervisor }: Pick<Session, "supervisor">,
  directories: ShopDirectories,
  { file, manifest, url }: { file: string; manifest: Manifest; url: string | undefined },
): Promise<Restored> {
  const stamp = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, "")
    .replaceAll(/\D/g, "");
  const plan = (target: string): Move => ({
    fresh: `${target}.restored`,
    target,
    aside: `${target}.before-${stamp}`,
  });
  const postgres = plan(directories.postgres);
  const files = plan(directories.files);
  const secrets = plan(join(directories.data, "secrets.json"));
  const clean = () => {
    for (const { fresh } of [postgres, files, secrets]) rmSync(fresh, { recursive: true, force: true });
  };
  // left by a restore that was killed
  clean();
  const planned: Switch = { moves: [] };
  let rows: Described["counts"];
  try {
    mkdirSync(directories.data, { recursive: true });
    if (url) {
      const beside = await restoreBeside(file, manifest, url, stamp);
      planned.database = beside.move;
      rows = (await describeDatabase(beside.url)).counts;
    } else {
      rows = await restoreCluster(supervisor, { file, manifest, move: postgres });
      planned.moves.push(postgres);
    }
    if (manifest.files !== null) {
      await extractFiles(file, files.fresh);
      planned.moves.push(files);
    }
    if (manifest.secrets) {
      writeFileSync(secrets.fresh, await readSecrets(file), { mode: 0o600, flush: true });
      planned.moves.push(secrets);
    }
  } catch (error) {
    await supervisor.stopAll();
    clean();
    throw error;
  }
  const aside = planned.moves.filter(({ target }) => existsSync(target)).map((move) => move.aside);
  await switchShop(directories.data, planned);
  return { rows, aside: [...(planned.database ? [`database ${planned.database.aside}`] : []), ...aside] };
}

/** Returns the counts of the restored database, which has answered from its new folder. */
async function restoreCluster(
  supervisor: Session["supervisor"],
  { file, manifest, move }: { file: string; manifest: Manifest; move: Move },
): Promise<Described["counts"]> {
  const owner = postgresOwner(existsSync(move.target) ? move.target : move.fresh);
  if (manifest.database === "cluster") await extractCluster(file, manifest, move.fresh, owner);
  const cluster = await startCluster(supervisor, move.fresh, { durable: true, isRecovering: true });
  if (manifest.database === "dump") {
    await createDatabase(cluster.url("postgres"), DATABASE);
    await restoreDump(file, manifest, cluster.url(DATABASE));
  }
  const { counts } = await describeDatabase(cluster.url(DATABASE));
  await supervisor.stop(cluster.running);
  return counts;
}

async function readSecrets(file: string): Promise<string> {
  let text = "";
  for await (const { name, chunks } of readEntries(file)) {
    if (name === "secrets.json") text = await readText(chunks);
    else await drain(chunks);
  }
  return text;
}
