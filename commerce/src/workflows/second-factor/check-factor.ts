import type { MedusaContainer } from "@medusajs/framework/types";
import type { Hit, Limit } from "../../modules/limits/service.ts";
import { ShopError } from "../../shop-error.ts";
import { mailAboutAttempts } from "../auth/count-sign-in.ts";
import { getLimits } from "../auth/sign-in-limits.ts";
import { readCredentials } from "../auth/stored-password.ts";
import { passkeysOf } from "../passkey/stored-passkey.ts";
import { inTransaction, readSql, type Sql } from "../users/sql.ts";
import { mailAboutFactor } from "./mail-about-factor.ts";
import { hashRecoveryCode } from "./recovery-codes.ts";
import { openSecret, readFactor, takeStep, type StoredFactor } from "./stored-factor.ts";
import { findStep } from "./totp.ts";

/** Which factors an account had, as a text to compare and to sign: it changes with the app and with each passkey. */
export type FactorState = string;

async function readFactors(container: MedusaContainer, identityId: string) {
  const sql = readSql(container);
  const [factor, passkeys] = await Promise.all([readFactor(sql, identityId), passkeysOf(sql, identityId)]);
  const parts = passkeys.map(({ id }) => id);
  if (factor?.enabledAt) parts.push(new Date(factor.enabledAt).toISOString());
  const state: FactorState = parts.length > 0 ? parts.join(" ") : "none";
  return { factor, state };
}

export const readFactorState = async (container: MedusaContainer, identityId: string): Promise<FactorState> =>
  (await readFactors(container, identityId)).state;

/**
 * Wrong codes of an account, until its password changes. Three codes of a million are valid at a time: at this pace somebody
 * who knows the password finds one with a chance of 1 in 45 in a year.
 */
const wrongCodes: Limit = { kind: "second-factor-code", max: 20, seconds: 24 * 3600 };

/** @throws ShopError 429 `too_many_requests`; the owner is mailed, since somebody knows the password */
async function countCode(container: MedusaContainer, identityId: string): Promise<Hit[]> {
  const credentials = await readCredentials(container, { identityId });
  const subject = `${identityId}\n${credentials?.hash ?? ""}`;
  try {
    return await getLimits(container).take(wrongCodes, [subject]);
  } catch (error) {
    if (credentials) await mailAboutAttempts(container, credentials.email);
    throw error;
  }
}

/** Without an app only a recovery code can be typed. */
const toDetails = (factor: StoredFactor | undefined) => ({ app: Boolean(factor?.enabledAt) });

const wrongCode = (factor: StoredFactor | undefined) =>
  new ShopError(400, "second_factor_invalid", "The code is wrong or was used before", toDetails(factor));

async function takeCode(
  sql: Sql,
  { identityId, code, factor }: { identityId: string; code: string; factor: StoredFactor | undefined },
): Promise<void> {
  const digits = code.replaceAll(" ", "");
  const step = factor?.enabledAt
    ? await findStep(openSecret(identityId, factor), { code: digits, after: factor.lastStep })
    : undefined;
  if (step !== undefined) {
    if (!(await takeStep(sql, identityId, step))) throw wrongCode(factor);
    return;
  }
  const used = await sql(
    `update recovery_code set used_at = now(), updated_at = now()
     where auth_identity_id = ? and code_hash = ? and used_at is null returning 1`,
    [identityId, hashRecoveryCode(identityId, code)],
  );
  if (used.length === 0) throw wrongCode(factor);
  await mailAboutFactor(sql, { identityId, template: "recovery-code-used" });
}

/**
 * Checks the second factor of an account whose password has just been checked. Each code is accepted once, also by several
 * processes at a time. Accounts without a factor need no code; those with passkeys alone sign in with one of them, or with a
 * recovery code here.
 * @throws ShopError 403 `second_factor_required`, 400 `second_factor_invalid`, 429 `too_many_requests`
 */
export async function checkSecondFactor(
  container: MedusaContainer,
  { identityId, code }: { identityId: string; code?: string },
): Promise<FactorState> {
  const { factor, state } = await readFactors(container, identityId);
  if (state === "none") return state;
  if (code === undefined)
    throw new ShopError(403, "second_factor_required", "A second factor is needed", toDetails(factor));
  const counted = await countCode(container, identityId);
  await inTransaction(container, (sql) => takeCode(sql, { identityId, code, factor }));
  await getLimits(container).removeHits(counted);
  return state;
}
