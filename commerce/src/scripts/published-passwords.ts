import { createHmac, randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import { Client } from "pg";
import { hashPassword } from "../password-hash.ts";

/** What everybody may sign in to a demo with (README). */
const published = {
  "admin@bezak.uz": "bezak-admin",
  "seller@bezak.uz": "bezak-seller",
  "seller2@bezak.uz": "bezak-seller",
  "buyer@bezak.uz": "bezak-buyer",
} as const;

/** Whether it is the e-mail of one of them, in lower case. */
export const isDemoAddress = (email: string): boolean => email in published;

/** Of a hash as Medusa's emailpass provider stores it (the scrypt file header, base64). */
function isPasswordOf(stored: string, password: string): boolean {
  const hash = Buffer.from(stored, "base64");
  if (hash.length !== 96) return false;
  const [n, r, p] = [2 ** hash.readUInt8(7), hash.readUInt32BE(8), hash.readUInt32BE(12)];
  const key = scryptSync(password, hash.subarray(16, 48), 64, { N: n, r, p, maxmem: 256 * n * r });
  const signature = createHmac("sha256", key.subarray(32)).update(hash.subarray(0, 64)).digest();
  return timingSafeEqual(signature, hash.subarray(64));
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** E-mails of demo accounts that still take the password everybody knows. */
export function openDemoAccounts(url: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ email: keyof typeof published; hash: string }>(
      `select entity_id as email, provider_metadata->>'password' as hash from provider_identity
       where provider = 'emailpass' and entity_id = any($1) and deleted_at is null
         and provider_metadata->>'password' is not null order by entity_id`,
      [Object.keys(published)],
    );
    return rows.filter(({ email, hash }) => isPasswordOf(hash, published[email])).map(({ email }) => email);
  });
}

/** Gives these accounts a password that nobody knows and ends their sessions; what belongs to them stays. */
export function lockDemoAccounts(url: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const locked = await openDemoAccounts(url);
    for (const email of locked) {
      await client.query(
        `with identity as (
           update provider_identity set updated_at = now(),
             provider_metadata = jsonb_set(provider_metadata, '{password}', to_jsonb($2::text))
           where provider = 'emailpass' and entity_id = $1 returning auth_identity_id)
         update shop_session set revoked_at = now(), updated_at = now()
         where revoked_at is null and auth_identity_id in (select auth_identity_id from identity)`,
        [email, await hashPassword(randomBytes(32).toString("base64url"))],
      );
    }
    return locked;
  });
}
