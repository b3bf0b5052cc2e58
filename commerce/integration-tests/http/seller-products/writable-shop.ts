import { soonTakenUp } from "../../harness/settings.ts";
import { openShop, type Shop } from "../../harness/shop.ts";

let opened: Promise<Shop> | undefined;

/**
 * The shop of all specs that write or import products of their own sellers. They may kill its process when no other lives,
 * and replace it. It lives until the run ends.
 */
export function writableShop(): Promise<Shop> {
  opened ??= openShop("goods", soonTakenUp);
  return opened;
}
