import type { User } from "@bezak/contract/auth.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import type { KnexTransactionLike } from "pg-boss";
import { queueMail } from "../../mail/queue-mail.ts";
import { endSessions } from "./end-sessions.ts";
import { refuseLate } from "./refuse-late.ts";

/** The engine's connection, or a transaction on it. */
type Database = {
  raw(sql: string, bindings: readonly unknown[]): Promise<{ rows: unknown[] }>;
} & KnexTransactionLike;

/** An account's e-mail and the hash of its password. */
export interface Credentials {
  identityId: string;
  email: string;
  hash: string;
}

interface ProviderRow {
  entity_id: string;
  auth_identity_id?: string | null;
  provider_metadata?: Record<string, unknown> | null;
}

/** By e-mail or identity; undefined when there is no account or its registration was never finished. */
export async function readCredentials(
  container: MedusaContainer,
  by: { email: string } | { identityId: string },
): Promise<Credentials | undefined> {
  const filter = "email" in by ? { entity_id: by.email } : { auth_identity_id: by.identityId };
  const rows: ProviderRow[] = await container
    .resolve(Modules.AUTH)
    .listProviderIdentities(
      { provider: "emailpass", ...filter },
      { select: ["id", "entity_id", "auth_identity_id", "provider_metadata"], take: 1 },
    );
  const hash = rows[0]?.provider_metadata?.password;
  if (!rows[0]?.auth_identity_id || typeof hash !== "string") return undefined;
  return { identityId: rows[0].auth_identity_id, email: rows[0].entity_id, hash };
}

/**
 * True while this is the password. Waits for a change in progress: a session that was opened before this call either learns
 * of the change here or is among those that the change ends.
 */
export async function isStillPassword(
  container: MedusaContainer,
  credentials: Credentials,
): Promise<boolean> {
  const database: Database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await database.raw(
    `select 1 from provider_identity where auth_identity_id = ? and provider = 'emailpass'
       and provider_metadata->>'password' = ? for share`,
    [credentials.identityId, credentials.hash],
  );
  return rows.length > 0;
}

export interface PasswordChange {
  credentials: Credentials;
  person: Pick<User, "email" | "language">;
  /** of the new password */
  hash: string;
  /** id of the change: one mail is sent about it */
  change: string;
  /** the session that stays open, with a new token; all others end */
  keepSession?: { id: string; tokenHash: string };
}

/**
 * Part of the caller's transaction: sets the new password, ends the sessions and links that the old one opened, and queues
 * the mail about it. False, without any change, when the password differs from the one in `credentials`.
 * @throws ShopError 503 `overloaded` when the caller could not be answered in time, and would not get the new token
 */
export async function storePassword(transaction: Database, input: PasswordChange): Promise<boolean> {
  const { credentials, person, hash, change, keepSession } = input;
  const { identityId } = credentials;
  // First: it blocks simultaneous sign-ins with the old password (`isStillPassword`).
  const { rows } = await transaction.raw(
    `update provider_identity set updated_at = now(),
       provider_metadata = jsonb_set(provider_metadata, '{password}', to_jsonb(?::text))
     where auth_identity_id = ? and provider = 'emailpass' and provider_metadata->>'password' = ? returning id`,
    [hash, identityId, credentials.hash],
  );
  if (rows.length === 0) return false;
  await endSessions(transaction, identityId, keepSession?.id);
  if (keepSession) {
    await transaction.raw("update shop_session set token_hash = ?, updated_at = now() where id = ?", [
      keepSession.tokenHash,
      keepSession.id,
    ]);
  }
  await transaction.raw(
    `update password_reset set used_at = now(), updated_at = now()
     where auth_identity_id = ? and used_at is null`,
    [identityId],
  );
  await queueMail(transaction, {
    key: `password-changed:${change}`,
    to: person.email,
    language: person.language,
    template: "password-changed",
    data: {},
  });
  refuseLate();
  return true;
}
