import { Client } from "pg";
import { databaseUrl, serverUrl } from "./settings.ts";

export async function withClient<T>(url: string, job: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await job(client);
  } finally {
    await client.end();
  }
}

/** Creates a database, empty or as a copy of the template, with its creation time in its comment. Returns its URL. */
export async function createDatabase(name: string, template?: string): Promise<string> {
  await onServer(async (client) => {
    await client.query(`drop database if exists "${name}" with (force)`);
    // copying files is faster than copying by the log where the server does not sync each write
    const copy = template ? `template "${template}" strategy file_copy` : "";
    await client.query(`create database "${name}" ${copy}`);
    await client.query(`comment on database "${name}" is '${new Date().toISOString()}'`);
  });
  return databaseUrl(name);
}

export async function dropDatabase(name: string): Promise<void> {
  await onServer((client) => client.query(`drop database if exists "${name}" with (force)`));
}

export async function databaseExists(name: string): Promise<boolean> {
  const { rows } = await onServer((client) =>
    client.query("select 1 from pg_database where datname = $1", [name]),
  );
  return rows.length > 0;
}

export async function renameDatabase(name: string, to: string): Promise<void> {
  await onServer((client) => client.query(`alter database "${name}" rename to "${to}"`));
}

export async function dropDatabasesOf(run: string): Promise<void> {
  const { rows } = await onServer((client) =>
    client.query<{ name: string }>(
      "select datname as name from pg_database where starts_with(datname, 'bezak_test_') and right(datname, length($1)) = $1",
      [run],
    ),
  );
  for (const { name } of rows) await dropDatabase(name);
}

/** Drops databases that earlier runs left more than an hour ago, except those whose names begin like this one. */
export async function dropOldDatabases(prefix: string, except: string): Promise<void> {
  const { rows } = await onServer((client) =>
    client.query<{ name: string; made: string | null }>(
      "select datname as name, shobj_description(oid, 'pg_database') as made from pg_database where starts_with(datname, $1)",
      [prefix],
    ),
  );
  for (const { name, made } of rows) {
    const old = Date.parse(made ?? "") < Date.now() - 3_600_000;
    if (old && !name.startsWith(except)) await dropDatabase(name);
  }
}

/** Runs a job while no other test run does the same on this server. */
export function alone<T>(job: () => Promise<T>): Promise<T> {
  return onServer(async (client) => {
    await client.query("select pg_advisory_lock(hashtext('bezak commerce tests'))");
    return job();
  });
}

function onServer<T>(job: (client: Client) => Promise<T>): Promise<T> {
  return withClient(new URL(serverUrl).pathname.length > 1 ? serverUrl : databaseUrl("postgres"), job);
}
