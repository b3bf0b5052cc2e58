import { soonTakenUp } from "../../harness/settings.ts";
import { openShop, type Shop } from "../../harness/shop.ts";

let opened: Promise<Shop> | undefined;

/**
 * The shop of all specs that write or import goods of sellers of their own. They may kill its process when it is the only
 * one that lives, and put another one in its place. It ends with the run.
 */
export function writableShop(): Promise<Shop> {
  opened ??= openShop("goods", soonTakenUp);
  return opened;
}
