import type { RecoveryCodes, SecondFactor, SecondFactorSetup } from "@bezak/contract/second-factor.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ShopError } from "../../shop-error.ts";
import { endSessions } from "../auth/end-sessions.ts";
import { countAttempt, getLimits, signInLimits } from "../auth/sign-in-limits.ts";
import { passkeysOf } from "../passkey/stored-passkey.ts";
import { inTransaction, readSql, toSqlScope, type Sql } from "../users/sql.ts";
import { mailAboutFactor } from "./mail-about-factor.ts";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";
import { deleteFactor, lockAccount, openSecret, readFactor, sealSecret, takeStep } from "./stored-factor.ts";
import { findStep, newSecret, otpauthUri } from "./totp.ts";

/** The account and the session in which its owner acts. */
export interface FactorOwner {
  identityId: string;
  sessionId: string;
}

const exists = () => new ShopError(409, "second_factor_exists", "The second factor is switched on");

export async function replaceRecoveryCodes(sql: Sql, identityId: string): Promise<RecoveryCodes> {
  const recoveryCodes = newRecoveryCodes();
  await sql("delete from recovery_code where auth_identity_id = ?", [identityId]);
  await sql(
    `insert into recovery_code (id, auth_identity_id, code_hash)
     select 'recovery_' || gen_random_uuid(), ?, hash from unnest(?::text[]) as hash`,
    [identityId, recoveryCodes.map((code) => hashRecoveryCode(identityId, code))],
  );
  return { recoveryCodes };
}

export async function readSecondFactor(
  container: MedusaContainer,
  { identityId, required }: { identityId: string; required: boolean },
): Promise<SecondFactor> {
  const sql = readSql(container);
  const [factor, passkeys, left] = await Promise.all([
    readFactor(sql, identityId),
    passkeysOf(sql, identityId),
    sql("select 1 from recovery_code where auth_identity_id = ? and used_at is null", [identityId]),
  ]);
  const enabledAt = factor?.enabledAt ?? null;
  return {
    enabled: enabledAt !== null,
    since: enabledAt && new Date(enabledAt).toISOString(),
    recoveryCodesLeft: left.length,
    passkeys: passkeys.length,
    required,
  };
}

/**
 * Makes a secret that waits for its first code; replaces one that was never switched on.
 * @throws ShopError 409 `second_factor_exists`
 */
export async function setUpSecondFactor(
  container: MedusaContainer,
  { identityId }: FactorOwner,
): Promise<SecondFactorSetup> {
  return inTransaction(container, async (sql) => {
    const { email } = await lockAccount(sql, identityId);
    const secret = newSecret();
    const stored = await sql(
      `insert into second_factor (auth_identity_id, sealed_secret) values (?, ?)
       on conflict (auth_identity_id) do update set sealed_secret = excluded.sealed_secret, updated_at = now()
         where second_factor.enabled_at is null
       returning 1`,
      [identityId, sealSecret(identityId, secret)],
    );
    if (stored.length === 0) throw exists();
    return { secret, uri: otpauthUri(email, secret) };
  });
}

/**
 * Switches the factor on, ends all other sessions of the account and mails its owner. Wrong codes are counted.
 * @throws ShopError 400 `second_factor_invalid`, 409 `second_factor_exists`, 429 `too_many_requests`
 */
export async function switchOnSecondFactor(
  container: MedusaContainer,
  { identityId, sessionId }: FactorOwner,
  code: string,
): Promise<RecoveryCodes> {
  const counted = await countAttempt(container, signInLimits.secondFactor, { session: sessionId });
  const codes = await inTransaction(container, async (sql) => {
    await lockAccount(sql, identityId);
    const factor = await readFactor(sql, identityId);
    if (factor?.enabledAt) throw exists();
    const step =
      factor &&
      (await findStep(openSecret(identityId, factor), {
        code: code.replaceAll(" ", ""),
        after: factor.lastStep,
      }));
    if (step === undefined || !(await takeStep(sql, identityId, step)))
      throw new ShopError(400, "second_factor_invalid", "The code is wrong");
    await sql("update second_factor set enabled_at = now() where auth_identity_id = ?", [identityId]);
    await endSessions(toSqlScope(sql), identityId, sessionId);
    await mailAboutFactor(sql, { identityId, template: "second-factor-on" });
    return replaceRecoveryCodes(sql, identityId);
  });
  await getLimits(container).removeHits(counted);
  return codes;
}

/** @throws ShopError 404 `second_factor_missing` */
export async function renewRecoveryCodes(
  container: MedusaContainer,
  { identityId }: FactorOwner,
): Promise<RecoveryCodes> {
  return inTransaction(container, async (sql) => {
    await lockAccount(sql, identityId);
    const factor = await readFactor(sql, identityId);
    if (!factor?.enabledAt && (await passkeysOf(sql, identityId)).length === 0)
      throw new ShopError(404, "second_factor_missing", "No second factor is switched on");
    return replaceRecoveryCodes(sql, identityId);
  });
}

/** Idempotent. Mails the owner if it was switched on. */
export async function switchOffSecondFactor(container: MedusaContainer, identityId: string): Promise<void> {
  await inTransaction(container, async (sql) => {
    await lockAccount(sql, identityId);
    if (await deleteFactor(sql, identityId))
      await mailAboutFactor(sql, { identityId, template: "second-factor-off" });
  });
}
