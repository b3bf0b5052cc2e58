import { parseArgs } from "node:util";
import type { Client } from "pg";
import { runCommand } from "../../prepare.ts";
import { Refusal } from "../../refusal.ts";
import { createProgress } from "../progress.ts";
import { withClients } from "./connect.ts";
import { countProducts, growShop, REINDEX_FROM } from "./grow-shop.ts";
import { quoted, readSearchTable } from "./search-table.ts";
import { grownTables } from "./insert-rows.ts";

const SEED = 20261126;
/** Steps of the progress display. */
const STEPS = 1_000;

/** `node src/scripts/seed/grow/grow.ts --products N`: grows the demo to N products. */
await runCommand(async () => {
  if (process.env.NODE_ENV === "production")
    throw new Refusal("Generated products are not for production: unset NODE_ENV if this is a demo.");
  const products = readProducts(process.argv.slice(2));
  const url = process.env.DATABASE_OWNER_URL || process.env.DATABASE_URL || "";
  await withClients(url, async (client) => {
    if (products - (await countProducts(client)) >= REINDEX_FROM) await refuseOtherUsers(client);
  });
  const report = createProgress(STEPS, (line) => process.stdout.write(line));
  let reported = 0;
  const progress = (share: number, what: string) => {
    report(what, Math.floor(share * STEPS) - reported);
    reported = Math.floor(share * STEPS);
  };
  const base = new Date(new Date().setUTCHours(0, 0, 0, 0));
  const added = await growShop(url, { products, seed: SEED, base, progress });
  if (added > 0) {
    report("statistics", 0);
    await renewStatistics(url);
  }
  process.stdout.write(`${added} products were added; there are ${products}.\n`);
  process.exit(0);
});

/** Without fresh statistics, the first queries after the growth are planned as for a small shop. */
function renewStatistics(url: string): Promise<unknown> {
  return withClients(url, async (client, other) => {
    const search = quoted(await readSearchTable(client));
    const renew = async (one: Client, tables: readonly string[]) => {
      for (const table of tables) await one.query(`analyze ${table}`);
    };
    await Promise.all([renew(client, grownTables), renew(other, [search])]);
  });
}

function readProducts(args: string[]): number {
  const { values } = parseArgs({ args, options: { products: { type: "string" } } });
  const products = Number(values.products);
  if (!Number.isInteger(products) || products < 1)
    throw new Refusal("Specify the number of products: --products 100000");
  return products;
}

/** Other connections that read products would wait until the growth ends. */
async function refuseOtherUsers(client: Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database()
       and application_name <> current_setting('application_name') and backend_type = 'client backend'`,
  );
  if (rows[0]?.count)
    throw new Refusal("The database is in use: stop the shop that runs on it, then try again.");
}
