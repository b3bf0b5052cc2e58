import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { databasePart, type Manifest } from "../backup/manifest.ts";
import { startProgram } from "../backup/postgres-program.ts";
import { Failure } from "../failure.ts";
import { describeUrl, withClient } from "../postgres/connection.ts";
import { readBytes } from "./read-archive.ts";
import { maintenanceUrl, type DatabaseMove } from "./switch-database.ts";

/**
 * Restores a dump to an empty database. Roles and their rights are not restored: the next start migrates, which grants them,
 * because the mark of the last migration is removed.
 */
export async function restoreDump(file: string, manifest: Manifest, url: string): Promise<void> {
  const { input, ended, output } = startProgram("pg_restore", url, [
    "--exit-on-error",
    "--no-owner",
    "--no-privileges",
  ]);
  output.resume();
  // when pg_restore fails, its own message is the cause
  await Promise.all([
    pipeline(Readable.from(readBytes(file, databasePart(manifest))), input).catch(() => undefined),
    ended,
  ]);
  await withClient(url, async (client) => {
    const { rows } = await client.query("select to_regclass('bezak_tools.mark') is not null as marked");
    if ((rows as { marked: boolean }[])[0]?.marked)
      await client.query("delete from bezak_tools.mark where name = 'migrated'");
  });
}

/** Restores a dump to a new database beside the one of `url`; returns how to switch to it, and its URL until then. */
export async function restoreBeside(
  file: string,
  manifest: Manifest,
  url: string,
  stamp: string,
): Promise<{ move: DatabaseMove; url: string }> {
  const { database: target } = describeUrl(url);
  const move = { fresh: `${target}_restored`, target, aside: `${target}_before_${stamp}` };
  await withClient(maintenanceUrl(url), async (client) => {
    await client.query(`drop database if exists ${pg.escapeIdentifier(move.fresh)}`);
    await client.query(await describeCreation(client, move));
  });
  const fresh = new URL(url);
  fresh.pathname = `/${move.fresh}`;
  await restoreDump(file, manifest, fresh.href);
  return { move, url: fresh.href };
}

/** The statement that creates a database with the locale of the present one. */
async function describeCreation(client: pg.Client, { fresh, target }: DatabaseMove): Promise<string> {
  const { rows } = await client.query(
    "select pg_encoding_to_char(encoding) as encoding, datcollate, datctype from pg_database where datname = $1",
    [target],
  );
  const [present] = rows as { encoding: string; datcollate: string; datctype: string }[];
  const name = pg.escapeIdentifier(fresh);
  if (!present) return `create database ${name}`;
  const { encoding, datcollate, datctype } = present;
  const quote = pg.escapeLiteral;
  return (
    `create database ${name} template template0 encoding ${quote(encoding)} ` +
    `lc_collate ${quote(datcollate)} lc_ctype ${quote(datctype)}`
  );
}

/** Throws a Failure when a session of somebody else uses the database. */
export async function requireUnused(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query(
      `select coalesce(nullif(application_name, ''), usename::text) as name from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    const [user] = rows as { name: string }[];
    if (!user) return;
    throw new Failure(
      `The database of DATABASE_URL is in use (${user.name}): stop the shop everywhere, then restore. Nothing was changed.`,
    );
  });
}
