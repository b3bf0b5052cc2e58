import { createHmac, randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import { Client } from "pg";
import { hashPassword } from "../password-hash.ts";

/** The demo's passwords by e-mail, as the README publishes them. */
const published = {
  "admin@bezak.uz": "bezak-admin",
  "seller@bezak.uz": "bezak-seller",
  "seller2@bezak.uz": "bezak-seller",
  "buyer@bezak.uz": "bezak-buyer",
} as const;

/** Expects the e-mail in lower case. */
export const isDemoAddress = (email: string): boolean => email in published;

/** Checks a hash as Medusa's emailpass provider stores it (scrypt file header, base64). */
function matchesHash(stored: string, password: string): boolean {
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

const ADMINISTRATOR = "admin@bezak.uz";

interface Account {
  identity: string;
  /** e-mail that the account signs in with */
  email: string;
  hash: string;
  user: string | null;
  blocked: boolean;
  demoAdministrator: boolean;
}

/** Reads the demo's accounts and all administrators: a demo administrator may have changed the e-mail since. */
async function readAccounts(client: Client): Promise<Account[]> {
  const { rows } = await client.query<Account>(
    `select identity.id as identity, entity_id as email, provider_metadata->>'password' as hash, boss.id as "user",
       coalesce(boss.metadata->>'blocked', '') = 'true' as blocked,
       boss.id is not null and $2 in (entity_id, boss.email) as "demoAdministrator"
     from provider_identity join auth_identity identity on identity.id = auth_identity_id
     left join "user" boss on boss.id = identity.app_metadata->>'user_id' and boss.deleted_at is null
     where provider = 'emailpass' and provider_identity.deleted_at is null and identity.deleted_at is null
       and provider_metadata->>'password' is not null and (entity_id = any($1) or boss.id is not null)
     order by entity_id`,
    [Object.keys(published), ADMINISTRATOR],
  );
  return rows;
}

/** The demo's administrator is open under any password: whoever receives mail at that address can reset it. */
function isOpen({ email, hash, blocked, user, demoAdministrator }: Account): boolean {
  if (demoAdministrator && !blocked) return true;
  const passwords = user
    ? new Set<string>(Object.values(published))
    : [published[email as keyof typeof published]];
  return [...passwords].some((password) => matchesHash(hash, password));
}

const openAccounts = async (client: Client) => (await readAccounts(client)).filter(isOpen);

/** Lists e-mails of accounts that third parties can open: by a published password, or as the demo's administrator. */
export const openDemoAccounts = (url: string): Promise<string[]> =>
  withClient(url, async (client) => (await openAccounts(client)).map(({ email }) => email));

/**
 * Gives these accounts a random password, ends their sessions and links, and blocks the demo's administrator. Their
 * data stays.
 */
export function lockDemoAccounts(url: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const open = await openAccounts(client);
    for (const account of open) await lock(client, account);
    return open.map(({ email }) => email);
  });
}

async function lock(client: Client, { identity, user, demoAdministrator }: Account): Promise<void> {
  const hash = await hashPassword(randomBytes(32).toString("base64url"));
  await client.query("begin");
  await client.query(
    `update provider_identity set updated_at = now(),
       provider_metadata = jsonb_set(provider_metadata, '{password}', to_jsonb($2::text))
     where provider = 'emailpass' and auth_identity_id = $1`,
    [identity, hash],
  );
  for (const [table, end] of [
    ["shop_session", "revoked_at"],
    ["password_reset", "used_at"],
  ])
    await client.query(
      `update ${table} set ${end} = now(), updated_at = now() where auth_identity_id = $1 and ${end} is null`,
      [identity],
    );
  if (demoAdministrator)
    await client.query(
      `update "user" set metadata = coalesce(metadata, '{}') || '{"blocked": true}', updated_at = now() where id = $1`,
      [user],
    );
  await client.query("commit");
}
