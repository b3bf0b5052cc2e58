import { Failure } from "../failure.ts";
import { withClient } from "../postgres/connection.ts";
import type { Supervisor } from "../processes/supervisor.ts";
import { ownerEnvironment } from "../shop/environment.ts";
import type { ShopSettings } from "../shop/environment.ts";
import { runToEnd, workspaceScript } from "../shop/workspace-script.ts";

/** On the disk, while indexes are made. */
const BYTES_EACH = 30_000;

export const spaceFor = (products: number) => Math.ceil((products * BYTES_EACH) / 1e6);

/** Live products of a database. */
export async function countProducts(url: string): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int as count from product where deleted_at is null",
    );
    return rows[0]?.count ?? 0;
  });
}

/** Adds goods to a demo shop until it has so many. Returns what to show. */
export async function growShop(
  supervisor: Supervisor,
  settings: ShopSettings,
  products: number,
  progress: (text: string) => void,
): Promise<string> {
  const there = await countProducts(settings.databaseUrl);
  if (there > products)
    throw new Failure(
      `There are ${there} products already: ask for more of them, or begin anew with \`npm start -- --reset\`.`,
    );
  if (there === products) return `${products} are there`;
  const program = workspaceScript("commerce", "grow", ownerEnvironment(settings));
  const [flag = "", command = ""] = program.args;
  await runToEnd(supervisor, { ...program, args: [flag, `${command} --products ${products}`] }, progress);
  return `${products - there} added`;
}
