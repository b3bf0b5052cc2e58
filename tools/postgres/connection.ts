import pg from "pg";
import { Failure } from "../failure.ts";

/** Connects, does the work, and closes. Waits up to five seconds for a server that does not answer. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // The next query reports a lost connection; without a listener the event would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Throws a Failure with cause and remedy when DATABASE_URL cannot be used. Never shows its password. */
export async function checkDatabaseUrl(url: string): Promise<string> {
  const shown = describeUrl(url);
  try {
    return await withClient(url, async (client) => {
      const { rows } = await client.query<{ version: string; number: number }>(
        "select current_setting('server_version') as version, current_setting('server_version_num')::int as number",
      );
      const [{ version, number } = { version: "", number: 0 }] = rows;
      if (number < 140_000)
        throw new Failure(`DATABASE_URL leads to PostgreSQL ${version}, and Bezak needs 14 or newer.`);
      return version;
    });
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(
      `DATABASE_URL cannot be used: ${reasonFor(error, shown)}, or unset it to use the embedded PostgreSQL.`,
    );
  }
}

function reasonFor(error: unknown, { host, database, user }: ReturnType<typeof describeUrl>): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ECONNREFUSED") return `nothing listens at ${host}; start PostgreSQL there`;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return `the host of ${host} is unknown; correct it`;
  if (code === "3D000") return `${host} has no database "${database}"; create it`;
  if (code === "28P01" || code === "28000")
    return `${host} refuses user "${user}"; correct the name or password`;
  if (/timeout/i.test(message)) return `${host} does not answer; check the address and the firewall`;
  return `${host} answered "${message}"; correct it`;
}

/** The parts of a connection URL that may be shown. Throws a Failure when it is invalid. */
export function describeUrl(url: string): { host: string; database: string; user: string } {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Failure(
      "DATABASE_URL is not a connection URL: write it as postgres://user:password@host:5432/database.",
    );
  }
  const { hostname, port, pathname, username, searchParams } = new URL(url);
  const host = hostname || searchParams.get("host") || "localhost";
  return {
    host: `${host}:${port || "5432"}`,
    database: pathname.slice(1),
    user: decodeURIComponent(username),
  };
}
