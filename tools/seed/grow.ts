import type { Supervisor } from "../processes/supervisor.ts";
import { ownerEnvironment } from "../shop/environment.ts";
import type { ShopSettings } from "../shop/environment.ts";
import { runToEnd, workspaceScript } from "../shop/workspace-script.ts";

/** On the disk, while indexes are made. */
const BYTES_EACH = 30_000;

/** Megabytes that so many products need. */
export const spaceFor = (products: number) => Math.ceil((products * BYTES_EACH) / 1e6);

/** Adds goods to a demo shop until it has so many; where it has them, nothing. Gives what to show. */
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
