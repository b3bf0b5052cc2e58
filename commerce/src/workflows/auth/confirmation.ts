import type { Confirmation } from "@bezak/contract/auth.ts";
import { confirmationMinutes } from "@bezak/contract/confirmation-lives.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { OpenSession } from "../../modules/session/service.ts";
import { isSignedFor, signFor } from "../../derived-key.ts";
import { ShopError } from "../../shop-error.ts";
import { readFactorState, type FactorState } from "../second-factor/check-factor.ts";
import { checkOwnPassword } from "../users/check-own-password.ts";
import { readCredentials } from "./stored-password.ts";

const MINUTE_MS = 60_000;

/** The calls that accept a confirmation, by how old it may be: see `confirmationMinutes`. */
export type ConfirmedFor = keyof typeof confirmationMinutes;

const PURPOSE = "confirmation";

/**
 * A proof is not stored. It is valid in one session, until it is too old for the call, the password changes, or the second
 * factor changes.
 */
const toText = (
  session: ConfirmedSession,
  factor: FactorState,
  passwordHash: string,
  givenAt: number,
): string => [session.id, factor, passwordHash, givenAt].join("\n");

/** Whether a confirmation of this time is recent enough. */
export function isRecent(confirmedAt: number, purpose: ConfirmedFor, now: number = Date.now()): boolean {
  return confirmedAt <= now && now - confirmedAt < confirmationMinutes[purpose] * MINUTE_MS;
}

/**
 * Proves that the owner of a session is present, not only the holder of its token.
 * @throws ShopError 400 `wrong_password` | `second_factor_invalid`, 403 `second_factor_required`, 429 `too_many_requests`
 */
export async function confirmPassword(
  container: MedusaContainer,
  session: OpenSession,
  { password, code }: { password: string; code?: string },
): Promise<Confirmation> {
  const identityId = session.auth_identity_id;
  // Read before the check: a simultaneous change of the password invalidates the proof.
  const write = await prepareProof(container, session);
  await checkOwnPassword(container, { identityId, sessionId: session.id, password, code });
  return write();
}

/** The session for which a proof is written. */
export type ConfirmedSession = Pick<OpenSession, "id" | "auth_identity_id" | "user_id">;

/** Writes a proof about the password and the factor as they are now, once something has shown that their owner is present. */
export async function prepareProof(
  container: MedusaContainer,
  session: ConfirmedSession,
): Promise<(givenAt?: number) => Confirmation> {
  const identityId = session.auth_identity_id;
  const credentials = await readCredentials(container, { identityId });
  const factor = await readFactorState(container, identityId);
  const purpose: ConfirmedFor = session.user_id === null ? "ownAccount" : "administration";
  return (givenAt = Date.now()) => {
    const signature = signFor(PURPOSE, toText(session, factor, credentials?.hash ?? "", givenAt));
    const expires = givenAt + confirmationMinutes[purpose] * MINUTE_MS;
    return { proof: `${givenAt.toString(36)}.${signature}`, expiresAt: new Date(expires).toISOString() };
  };
}

/** When a proof was given in a session; undefined for an invalid or old one. */
export async function confirmedAt(
  container: MedusaContainer,
  session: OpenSession,
  { proof, readState }: { proof: string; readState?: () => Promise<FactorState> },
): Promise<Date | undefined> {
  const [written = "", signature = ""] = proof.split(".");
  const givenAt = Number.parseInt(written, 36);
  if (!Number.isSafeInteger(givenAt) || !isRecent(givenAt, "administration")) return undefined;
  const credentials = await readCredentials(container, { identityId: session.auth_identity_id });
  if (!credentials) return undefined;
  const factor = await (readState?.() ?? readFactorState(container, session.auth_identity_id));
  const isOurs = isSignedFor(PURPOSE, toText(session, factor, credentials.hash, givenAt), signature);
  return isOurs ? new Date(givenAt) : undefined;
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
  const at = proof === undefined ? undefined : await confirmedAt(container, session, { proof });
  if (at && isRecent(at.getTime(), "ownAccount")) return;
  throw new ShopError(403, "confirmation_required", "The password has to be given first");
}
