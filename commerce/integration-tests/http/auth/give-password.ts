import scryptKdf from "scrypt-kdf";
import { hashConfig, hashPassword } from "../../../src/password-hash.ts";
import type { Shop } from "../../harness/shop.ts";

async function store(shop: Shop, email: string, hash: string) {
  await shop.db.query("update provider_identity set provider_metadata = $1 where entity_id = $2", [
    JSON.stringify({ password: hash }),
    email,
  ]);
}

/** Stores a password as the demo's seed does, including ones that users may not choose. */
export async function givePassword(shop: Shop, { email, password }: { email: string; password: string }) {
  hashConfig.logN = 4;
  await store(shop, email, await hashPassword(password));
}

/** Stores a password as before Unicode normalization was introduced. */
export async function giveAsTyped(shop: Shop, { email, password }: { email: string; password: string }) {
  const hash = await scryptKdf.kdf(password, { logN: 4, r: 8, p: 1 });
  await store(shop, email, hash.toString("base64"));
}
