import { FORMAT, MANIFEST, type Manifest } from "../backup/manifest.ts";
import { programMajor } from "../backup/postgres-program.ts";
import { Failure } from "../failure.ts";
import { POSTGRES_MAJOR } from "../postgres/cluster.ts";
import { knownMigrations, knownQueue } from "./known-migrations.ts";
import { verifyArchive } from "./read-archive.ts";

/** What restores a backup: the major version of its PostgreSQL server, and whether that is the embedded one. */
export interface Target {
  postgres: number;
  isEmbedded: boolean;
}

export const EMBEDDED: Target = { postgres: Number(POSTGRES_MAJOR), isEmbedded: true };

/** Reads all of a backup. Throws a Failure when it is damaged, or this code or server cannot restore it. */
export async function checkBackup(file: string, target: Target): Promise<Manifest> {
  const manifest = JSON.parse(await verifyArchive(file, MANIFEST)) as Manifest;
  const fault = findNewer(manifest) ?? findMismatch(manifest, target);
  if (fault !== undefined) throw new Failure(`${file} ${fault} Nothing was changed.`);
  return manifest;
}

function findNewer({ format, product, migrations, queue }: Manifest): string | undefined {
  const update = "update this one, then restore.";
  if (format > FORMAT)
    return `was made by a newer Bezak (${product}; format ${format}, and this one reads ${FORMAT}): ${update}`;
  const known = knownMigrations();
  const [unknown] = migrations.filter((name) => !known.has(name));
  if (unknown)
    return `was made by a newer Bezak (${product}), whose migration ${unknown} is unknown here: ${update}`;
  if (queue !== null && queue > knownQueue())
    return `was made by a newer Bezak (${product}), whose job queue has tables of version ${queue}: ${update}`;
  return undefined;
}

function findMismatch({ database, postgres, dumpedBy = 0 }: Manifest, target: Target): string | undefined {
  if (database === "cluster") {
    if (!target.isEmbedded)
      return "holds the files of an embedded PostgreSQL: unset DATABASE_URL to restore it.";
    if (postgres === target.postgres) return undefined;
    return (
      `holds the files of PostgreSQL ${postgres}, and this is PostgreSQL ${target.postgres}: restore it with the Bezak ` +
      "that made it."
    );
  }
  if (postgres > target.postgres)
    return `is of PostgreSQL ${postgres}, and the server here is ${target.postgres}: restore it to a newer one.`;
  const found = programMajor("pg_restore");
  if (found >= dumpedBy) return undefined;
  const problem = found ? `the pg_restore here is of version ${found}` : "there is no pg_restore here";
  return `is a dump of version ${dumpedBy}, and ${problem}: install postgresql-client-${dumpedBy}.`;
}
