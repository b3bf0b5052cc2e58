import { Client } from "pg";
import { Refusal } from "../refusal.ts";

/** Lets one setup of a database run at a time, also while it asks. The lock ends with the process. @throws Refusal */
export async function underSetupLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ free: boolean }>(
      "select pg_try_advisory_lock(hashtextextended('marketplace-setup', 0)) as free",
    );
    if (!rows[0]?.free)
      throw new Refusal("Another setup of this shop is running. Finish it, or end it, and repeat.");
    return await work();
  } finally {
    await client.end();
  }
}
