import pg from "pg";
import { withClient } from "./connection.ts";

const quoted = (name: string) => pg.escapeIdentifier(name);

/** Creates the database unless it exists, as a copy of the template if one is given. */
export async function createDatabase(adminUrl: string, name: string, template?: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount) return;
    const copy = template ? ` template ${quoted(template)} strategy file_copy` : "";
    await client.query(`create database ${quoted(name)}${copy}`);
  });
}

export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await withClient(adminUrl, (client) =>
    client.query(`drop database if exists ${quoted(name)} with (force)`),
  );
}

/** Empties a database without the right to create one. */
export async function emptyDatabase(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query("drop schema if exists bezak_tools cascade");
    await client.query("drop schema if exists public cascade");
    await client.query("create schema public");
  });
}

/** True when the database has no tables. */
export async function isEmptyDatabase(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query("select 1 from pg_tables where schemaname = 'public' limit 1");
    return rows.length === 0;
  });
}
