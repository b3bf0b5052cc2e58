import { randomBytes } from "node:crypto";
import type { AddedPasskey, NewPasskey, Passkey, PasskeyCreation } from "@bezak/contract/passkeys.ts";
import { limits } from "@bezak/contract/limits.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { verifyRegistrationResponse } from "@simplewebauthn/server";
import { ShopError } from "../../shop-error.ts";
import { endSessions } from "../auth/end-sessions.ts";
import { replaceRecoveryCodes, type FactorOwner } from "../second-factor/change-factor.ts";
import { mailAboutFactor } from "../second-factor/mail-about-factor.ts";
import { deleteIdleRecoveryCodes, lockAccount } from "../second-factor/stored-factor.ts";
import { inTransaction, readSql, toSqlScope, type Sql } from "../users/sql.ts";
import { CHALLENGE_MS, newChallenge, takeChallenge } from "./challenge.ts";
import { wrongPasskey } from "./check-passkey.ts";
import { relyingParty } from "./relying-party.ts";
import { passkeysOf, viewPasskeys } from "./stored-passkey.ts";

/** ES256, EdDSA, RS256: what every authenticator has one of. */
const ALGORITHMS = [-7, -8, -257];

const HANDLE_BYTES = 32;

const missing = () => new ShopError(404, "passkey_not_found", "No such passkey");

const refuseTooMany = (count: number) => {
  if (count >= limits.passkeysMax)
    throw new ShopError(409, "too_many_passkeys", "The account has as many passkeys as it may have");
};

/** @throws ShopError 409 `too_many_passkeys` */
export async function preparePasskey(
  container: MedusaContainer,
  { identityId, sessionId }: FactorOwner,
): Promise<PasskeyCreation> {
  return inTransaction(container, async (sql) => {
    const { email } = await lockAccount(sql, identityId);
    const present = await passkeysOf(sql, identityId);
    refuseTooMany(present.length);
    const handle = present[0]?.userHandle ?? randomBytes(HANDLE_BYTES).toString("base64url");
    const challenge = await newChallenge(sql, { kind: "add", sessionId }, handle);
    return {
      challenge,
      rp: { id: relyingParty().id, name: "Bezak" },
      user: { id: handle, name: email, displayName: email },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: "public-key" as const })),
      timeout: CHALLENGE_MS,
      excludeCredentials: present.map(({ credentialId: id }) => ({ id, type: "public-key" as const })),
      authenticatorSelection: {
        residentKey: "required",
        requireResidentKey: true,
        userVerification: "required",
      },
      attestation: "none",
    };
  });
}

async function verify(container: MedusaContainer, { sessionId }: FactorOwner, { passkey }: NewPasskey) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty();
  let handle: string | null | undefined;
  const verified = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    async expectedChallenge(challenge) {
      const taken = await takeChallenge(readSql(container), challenge, { kind: "add", sessionId });
      handle = taken?.userHandle;
      return taken !== undefined;
    },
    expectedRPID,
    expectedOrigin,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => {
    if (handle) throw wrongPasskey(error);
    throw new ShopError(400, "passkey_expired", "The challenge was used, is too old or another's");
  });
  if (!verified.verified || !handle) throw wrongPasskey();
  return { handle, ...verified.registrationInfo };
}

async function hasRecoveryCodes(sql: Sql, identityId: string): Promise<boolean> {
  const codes = await sql("select 1 from recovery_code where auth_identity_id = ? and used_at is null", [
    identityId,
  ]);
  return codes.length > 0;
}

/**
 * Adds a passkey, ends the account's other sessions and mails its owner. The first factor of an account comes with recovery
 * codes.
 * @throws ShopError 400 `passkey_invalid` | `passkey_expired`, 409 `passkey_exists` | `too_many_passkeys`
 */
export async function addPasskey(
  container: MedusaContainer,
  owner: FactorOwner,
  given: NewPasskey,
): Promise<AddedPasskey> {
  const { identityId, sessionId } = owner;
  const { handle, credential, credentialBackedUp } = await verify(container, owner, given);
  return inTransaction(container, async (sql) => {
    await lockAccount(sql, identityId);
    refuseTooMany((await passkeysOf(sql, identityId)).length);
    const [added] = await sql<{ id: string }>(
      `insert into passkey (id, auth_identity_id, credential_id, user_handle, public_key, counter, name, synced)
       values ('passkey_' || gen_random_uuid(), ?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning id`,
      [
        identityId,
        credential.id,
        handle,
        Buffer.from(credential.publicKey).toString("base64url"),
        credential.counter,
        given.name,
        credentialBackedUp,
      ],
    );
    if (!added) throw new ShopError(409, "passkey_exists", "This passkey is stored already");
    await endSessions(toSqlScope(sql), identityId, sessionId);
    await mailAboutFactor(sql, { identityId, template: "passkey-added" });
    const codes = (await hasRecoveryCodes(sql, identityId))
      ? null
      : await replaceRecoveryCodes(sql, identityId);
    const [passkey] = await viewPasskeys(sql, identityId, added.id);
    if (!passkey) throw missing();
    return { passkey, recoveryCodes: codes?.recoveryCodes ?? null };
  });
}

/** @throws ShopError 404 `passkey_not_found` */
export async function renamePasskey(
  container: MedusaContainer,
  { identityId, id, name }: { identityId: string; id: string; name: string },
): Promise<Passkey> {
  return inTransaction(container, async (sql) => {
    await sql("update passkey set name = ?, updated_at = now() where id = ? and auth_identity_id = ?", [
      name,
      id,
      identityId,
    ]);
    const [passkey] = await viewPasskeys(sql, identityId, id);
    if (!passkey) throw missing();
    return passkey;
  });
}

/**
 * Removes a passkey, ends the account's other sessions, which it may have opened, and mails its owner. Without any factor the account has no recovery codes either.
 * @throws ShopError 404 `passkey_not_found`
 */
export async function removePasskey(
  container: MedusaContainer,
  { identityId, sessionId, id }: { identityId: string; sessionId: string; id: string },
): Promise<void> {
  await inTransaction(container, async (sql) => {
    await lockAccount(sql, identityId);
    const removed = await sql("delete from passkey where id = ? and auth_identity_id = ? returning 1", [
      id,
      identityId,
    ]);
    if (removed.length === 0) throw missing();
    await deleteIdleRecoveryCodes(sql, identityId);
    await endSessions(toSqlScope(sql), identityId, sessionId);
    await mailAboutFactor(sql, { identityId, template: "passkey-removed" });
  });
}
