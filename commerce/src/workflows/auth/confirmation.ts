import type { MedusaContainer } from "@medusajs/framework/types";
import type { OpenSession } from "../../modules/session/service.ts";
import { isSignedFor, signFor } from "../../derived-key.ts";
import { ShopError } from "../../shop-error.ts";
import { readFactorState, type FactorState } from "../second-factor/check-factor.ts";
import { checkOwnPassword } from "../users/check-own-password.ts";
import { readCredentials } from "./stored-password.ts";

/**
 * How long a proof is valid: enough for a series of payouts, too short for a third party who finds the browser open.
 */
const LIFE_MS = 5 * 60_000;

const PURPOSE = "confirmation";

/**
 * A proof is not stored. It is valid in one session, until it expires, the password changes, or a second factor is switched
 * on or off.
 */
const toText = (session: OpenSession, factor: FactorState, passwordHash: string, expires: number): string =>
  [session.id, factor, passwordHash, expires].join("\n");

/**
 * Proves that the owner of a session is present, not only the holder of its token.
 * @throws ShopError 400 `wrong_password` | `second_factor_invalid`, 403 `second_factor_required`, 429 `too_many_requests`
 */
export async function confirmPassword(
  container: MedusaContainer,
  session: OpenSession,
  { password, code }: { password: string; code?: string },
): Promise<{ proof: string; expiresAt: string }> {
  const identityId = session.auth_identity_id;
  // Read before the check: a simultaneous change of the password invalidates the proof.
  const credentials = await readCredentials(container, { identityId });
  const factor = await readFactorState(container, identityId);
  await checkOwnPassword(container, { identityId, sessionId: session.id, password, code });
  const expires = Date.now() + LIFE_MS;
  const signature = signFor(PURPOSE, toText(session, factor, credentials?.hash ?? "", expires));
  const proof = `${expires.toString(36)}.${signature}`;
  return { proof, expiresAt: new Date(expires).toISOString() };
}

/** Until when a proof is valid in a session; undefined for an invalid one. */
export async function confirmedUntil(
  container: MedusaContainer,
  session: OpenSession,
  proof: string,
): Promise<Date | undefined> {
  const [written = "", signature = ""] = proof.split(".");
  const expires = Number.parseInt(written, 36);
  if (!Number.isSafeInteger(expires) || expires <= Date.now()) return undefined;
  const credentials = await readCredentials(container, { identityId: session.auth_identity_id });
  if (!credentials) return undefined;
  const factor = await readFactorState(container, session.auth_identity_id);
  const isOurs = isSignedFor(PURPOSE, toText(session, factor, credentials.hash, expires), signature);
  return isOurs ? new Date(expires) : undefined;
}

/**
 * For calls without a token of commerce that would state that their caller is confirmed.
 * @throws ShopError 403 `confirmation_required`
 */
export async function requireProof(
  container: MedusaContainer,
  session: OpenSession,
  proof: string | undefined,
): Promise<void> {
  if (proof !== undefined && (await confirmedUntil(container, session, proof))) return;
  throw new ShopError(403, "confirmation_required", "The password has to be given first");
}
