import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { describeFailure, Failure } from "../failure.ts";
import { ROOT } from "../directories.ts";
import type { ShopDirectories } from "../directories.ts";
import { baseBackup } from "./base-backup.ts";
import { describeDatabase } from "./describe-database.ts";
import { databasePart, FORMAT, MANIFEST, type DatabaseKind, type Manifest } from "./manifest.ts";
import type { Source } from "./open-source.ts";
import { dumpDatabase, programMajor } from "./postgres-program.ts";
import { writeArchive, type Archive } from "./write-archive.ts";

const SECRETS = "secrets.json";

/** The folder of a shop's files in an archive. */
export const FILES = "files";

/**
 * Writes a backup of a shop that may run meanwhile: the database at one moment, then the files. Files never change, and one
 * is removed days after the last row that refers to it, so all files of that moment are there.
 */
export async function makeBackup(
  source: Source,
  directories: ShopDirectories,
  file: string,
): Promise<Manifest> {
  const described = await describeDatabase(source.url);
  const { database, dumpedBy } = chooseKind(source, described.postgres);
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string };
  const secrets = join(directories.data, SECRETS);
  const manifest: Manifest = {
    format: FORMAT,
    product: version,
    createdAt: new Date().toISOString(),
    ...described,
    database,
    dumpedBy,
    files: process.env.S3_BUCKET ? null : 0,
    secrets: existsSync(secrets),
  };
  await writeArchive(file, async (archive) => {
    await addDatabase(archive, source, manifest);
    if (manifest.files !== null) manifest.files = await addFiles(archive, directories.files);
    if (manifest.secrets) await archive.add(SECRETS, readFileSync(secrets));
    await archive.add(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
  });
  return manifest;
}

function chooseKind({ isEmbedded }: Source, server: number): { database: DatabaseKind; dumpedBy?: number } {
  const dumpedBy = programMajor("pg_dump");
  if (dumpedBy >= server) return { database: "dump", dumpedBy };
  if (isEmbedded) return { database: "cluster" };
  const found = dumpedBy ? `the pg_dump here is of version ${dumpedBy}` : "there is no pg_dump here";
  throw new Failure(
    `DATABASE_URL is PostgreSQL ${server}, and ${found}: install postgresql-client-${server}, or run the backup on the ` +
      "database's machine.",
  );
}

async function addDatabase(archive: Archive, { url }: Source, manifest: Manifest): Promise<void> {
  const name = databasePart(manifest);
  try {
    if (manifest.database === "dump") return await archive.addStream(name, dumpDatabase(url));
    await pipeline(Readable.from(baseBackup(url)), createGzip({ level: 1 }), (packed) =>
      archive.addStream(name, packed as AsyncIterable<Buffer>),
    );
  } catch (error) {
    if (error instanceof Failure || isOfSystem(error)) throw error;
    throw new Failure(
      `The database could not be read to its end (${describeFailure(error).split("\n")[0]}): nothing was written; try again.`,
    );
  }
}

/** An error of a file, such as a full disk, and not of the connection to the database. */
const isOfSystem = (error: unknown) =>
  (error as NodeJS.ErrnoException).path !== undefined || hasWriteCode(error);

const hasWriteCode = (error: unknown) =>
  ["ENOSPC", "EDQUOT", "EFBIG", "EIO"].includes((error as NodeJS.ErrnoException).code ?? "");

/** Returns the number of files. */
async function addFiles(archive: Archive, folder: string): Promise<number> {
  if (!existsSync(folder)) return 0;
  let added = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if (await archive.addFile(`${FILES}/${relative(folder, path)}`, path)) added += 1;
  }
  return added;
}
