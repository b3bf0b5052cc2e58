import { Client } from "pg";
import { Refusal } from "./refusal.ts";

const hints: Record<string, string> = {
  ECONNREFUSED: "nothing listens there. Start PostgreSQL or correct DATABASE_URL.",
  ENOTFOUND: "its host name is unknown. Correct DATABASE_URL.",
  "28P01": "it refuses this user or password. Correct DATABASE_URL.",
  "28000": "it refuses this user. Correct DATABASE_URL.",
  "3D000": "it has no such database. Create it or correct DATABASE_URL.",
};

/** Makes one short connection attempt before the engine starts its long ones. @throws Refusal */
export async function checkDatabase(url: string | undefined): Promise<void> {
  if (!url) {
    throw new Refusal("DATABASE_URL is not set. Set it to postgres://user:password@host:port/database.");
  }
  if (!URL.canParse(url)) {
    throw new Refusal("DATABASE_URL is not an address like postgres://user:password@host:port/database.");
  }
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 4000 });
  try {
    await client.connect();
  } catch (error) {
    const { hostname, port } = new URL(url);
    const reason = error as { code?: string; message: string };
    const hint = hints[reason.code ?? ""] ?? `${reason.message || "no answer"}. Check DATABASE_URL.`;
    throw new Refusal(`Cannot use the database at ${hostname}:${port || 5432}: ${hint}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @throws Refusal when nothing was ever migrated: the engine would end with a stack */
export async function checkTables(url: string | undefined): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ found: boolean }>(
      "select to_regclass('store') is not null as found",
    );
    if (!rows[0]?.found)
      throw new Refusal(
        "The database has no tables yet. Start the shop once with npm start, or run npm run migrate in commerce.",
      );
  } finally {
    await client.end();
  }
}
