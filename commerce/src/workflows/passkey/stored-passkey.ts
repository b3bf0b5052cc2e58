import type { Passkey } from "@bezak/contract/passkeys.ts";
import type { Sql } from "../users/sql.ts";

export interface StoredPasskey {
  id: string;
  identityId: string;
  credentialId: string;
  userHandle: string;
  publicKey: string;
}

const columns = `id, auth_identity_id as "identityId", credential_id as "credentialId",
  user_handle as "userHandle", public_key as "publicKey"`;

export async function findPasskey(sql: Sql, credentialId: string): Promise<StoredPasskey | undefined> {
  const [found] = await sql<StoredPasskey>(
    `select ${columns} from passkey where credential_id = ? and deleted_at is null`,
    [credentialId],
  );
  return found;
}

/** Oldest first. */
export const passkeysOf = (sql: Sql, identityId: string): Promise<StoredPasskey[]> =>
  sql<StoredPasskey>(
    `select ${columns} from passkey where auth_identity_id = ? and deleted_at is null order by created_at, id`,
    [identityId],
  );

interface ShownRow extends Omit<Passkey, "createdAt" | "lastUsedAt"> {
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** What their owner sees; `id`: only this one. */
export async function viewPasskeys(sql: Sql, identityId: string, id?: string): Promise<Passkey[]> {
  const rows = await sql<ShownRow>(
    `select id, name, created_at as "createdAt", last_used_at as "lastUsedAt", synced from passkey
     where auth_identity_id = ? and deleted_at is null and (?::text is null or id = ?) order by created_at, id`,
    [identityId, id ?? null, id ?? null],
  );
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    lastUsedAt: row.lastUsedAt && new Date(row.lastUsedAt).toISOString(),
  }));
}

/**
 * Stores the counter of a signature; false when it did not grow, so that two devices have the key. Those that do not count
 * stay at 0.
 */
export async function countUse(
  sql: Sql,
  id: string,
  { counter, synced }: { counter: number; synced: boolean },
): Promise<boolean> {
  const used = await sql(
    `update passkey set counter = ?, synced = ?, last_used_at = now(), updated_at = now()
     where id = ? and (counter < ? or (counter = 0 and ? = 0)) returning 1`,
    [counter, synced, id, counter, counter],
  );
  return used.length > 0;
}
