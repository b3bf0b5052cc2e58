import { hashConfig, hashPassword } from "../../../src/password-hash.ts";
import type { Shop } from "../../harness/shop.ts";

/** Stores a password as the demo's seed does, which no person could choose. */
export async function givePassword(shop: Shop, { email, password }: { email: string; password: string }) {
  hashConfig.logN = 4;
  await shop.db.query("update provider_identity set provider_metadata = $1 where entity_id = $2", [
    JSON.stringify({ password: await hashPassword(password) }),
    email,
  ]);
}
