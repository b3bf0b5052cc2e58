import type { Supervisor } from "../processes/supervisor.ts";
import { ownerEnvironment } from "../shop/environment.ts";
import type { ShopSettings } from "../shop/environment.ts";
import { runToEnd, workspaceScript } from "../shop/workspace-script.ts";

/** Disk space per product while indexes are created. */
const BYTES_EACH = 30_000;

/** Megabytes for that many products. */
export const spaceFor = (products: number) => Math.ceil((products * BYTES_EACH) / 1e6);

/** Adds products to a demo shop up to that number. Returns a text to show. */
export async function growShop(
  supervisor: Supervisor,
  settings: ShopSettings,
  products: number,
  progress: (text: string) => void,
): Promise<string> {
  const program = workspaceScript("commerce", "grow", ownerEnvironment(settings));
  const [flag = "", command = ""] = program.args;
  await runToEnd(supervisor, { ...program, args: [flag, `${command} --products ${products}`] }, progress);
  return `${products} products`;
}
