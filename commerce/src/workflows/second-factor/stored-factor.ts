import { openText, sealText } from "../../sealed-text.ts";
import { ShopError } from "../../shop-error.ts";
import type { Sql } from "../users/sql.ts";

export interface StoredFactor {
  sealedSecret: string;
  enabledAt: Date | null;
  lastStep: number;
}

const sealedFor = (identityId: string) => ({ purpose: "second-factor", owner: identityId });

export const sealSecret = (identityId: string, secret: string): string =>
  sealText(sealedFor(identityId), secret);

/** @throws Error when the secret of the server with which it was encrypted is gone */
export const openSecret = (identityId: string, { sealedSecret }: StoredFactor): string =>
  openText(sealedFor(identityId), sealedSecret);

/**
 * Serialises changes of one account's factor with each other and with sign-ins, which lock the same row
 * (`isStillPassword`): a session that was opened with the password alone either ends with the others or is refused.
 */
export async function lockAccount(sql: Sql, identityId: string): Promise<{ email: string }> {
  const [login] = await sql<{ email: string }>(
    `select entity_id as email from provider_identity
     where auth_identity_id = ? and provider = 'emailpass' for update`,
    [identityId],
  );
  if (!login) throw new ShopError(401, "unauthorized", "The account is gone");
  return login;
}

/** Also one that was never switched on. */
export async function readFactor(sql: Sql, identityId: string): Promise<StoredFactor | undefined> {
  const [factor] = await sql<StoredFactor>(
    `select sealed_secret as "sealedSecret", enabled_at as "enabledAt", last_step as "lastStep"
     from second_factor where auth_identity_id = ?`,
    [identityId],
  );
  return factor;
}

/** Records that a code was used; false when it, or a later one, was used before. */
export async function takeStep(sql: Sql, identityId: string, step: number): Promise<boolean> {
  const taken = await sql(
    `update second_factor set last_step = ?, updated_at = now()
     where auth_identity_id = ? and last_step < ? returning 1`,
    [step, identityId, step],
  );
  return taken.length > 0;
}

/** Deletes the recovery codes of an account that has no second factor any more. */
export async function deleteIdleRecoveryCodes(sql: Sql, identityId: string): Promise<void> {
  await sql(
    `delete from recovery_code where auth_identity_id = ?
       and not exists (select from second_factor f where f.auth_identity_id = recovery_code.auth_identity_id
         and f.enabled_at is not null)
       and not exists (select from passkey p where p.auth_identity_id = recovery_code.auth_identity_id)`,
    [identityId],
  );
}

/** Deletes the authenticator app, all passkeys and the recovery codes; returns whether there was a factor. */
export async function deleteAllFactors(sql: Sql, identityId: string): Promise<boolean> {
  const passkeys = await sql("delete from passkey where auth_identity_id = ? returning 1", [identityId]);
  return (await deleteFactor(sql, identityId)) || passkeys.length > 0;
}

/** Deletes the app's factor, and the recovery codes unless a passkey needs them; returns whether it was switched on. */
export async function deleteFactor(sql: Sql, identityId: string): Promise<boolean> {
  const [deleted] = await sql<{ enabled: boolean }>(
    "delete from second_factor where auth_identity_id = ? returning enabled_at is not null as enabled",
    [identityId],
  );
  await deleteIdleRecoveryCodes(sql, identityId);
  return deleted?.enabled === true;
}
