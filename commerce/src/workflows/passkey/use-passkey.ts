import type { Confirmation } from "@bezak/contract/auth.ts";
import type { AskPasskeyChallenge, PasskeyAssertion, PasskeyChallenge } from "@bezak/contract/passkeys.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { Limit } from "../../modules/limits/service.ts";
import type { SessionOwner } from "../../modules/session/service.ts";
import { readCaller } from "../auth/caller.ts";
import { prepareProof, type ConfirmedSession } from "../auth/confirmation.ts";
import { openSession, type NewSession } from "../auth/open-session.ts";
import {
  addressSubject,
  countAttempt,
  getLimits,
  sessionSubject,
  signInLimits,
} from "../auth/sign-in-limits.ts";
import { isStillPassword, readCredentials } from "../auth/stored-password.ts";
import { readSql } from "../users/sql.ts";
import { CHALLENGE_MS, newChallenge } from "./challenge.ts";
import { checkPasskey, wrongPasskey } from "./check-passkey.ts";
import { relyingParty } from "./relying-party.ts";
import { findPasskey } from "./stored-passkey.ts";

/**
 * Every form for signing in asks for one and again while it is open, and a whole mobile network may share an address. The
 * limit only keeps one client from filling the table.
 */
const challengesPerClient: Limit = { kind: "passkey-challenge", max: 2000, seconds: 15 * 60 };
/** Of one session, so that nobody keeps others at the same address from confirming. */
const challengesPerSession: Limit = { kind: "passkey-confirmation", max: 30, seconds: 15 * 60 };
const signInsPerClient: Limit = { ...signInLimits.login, kind: "passkey-login" };

export interface ChallengeRequest extends AskPasskeyChallenge {
  /** network address */
  client?: string;
  /** of the session that is to be confirmed */
  token?: string;
}

/** @throws ShopError 401 `unauthorized` | `session_expired` for a confirmation without a session, 429 `too_many_requests` */
export async function askChallenge(
  container: MedusaContainer,
  { purpose, client, token = "" }: ChallengeRequest,
): Promise<PasskeyChallenge> {
  const sessionId = purpose === "confirm" ? (await readCaller(container, token)).id : undefined;
  if (sessionId === undefined) await countAttempt(container, challengesPerClient, { client });
  else await countAttempt(container, challengesPerSession, { session: sessionId });
  const challenge = await newChallenge(readSql(container), { kind: purpose, sessionId });
  return { challenge, rpId: relyingParty().id, timeout: CHALLENGE_MS, userVerification: "required" };
}

export interface PasskeySignIn {
  passkey: PasskeyAssertion;
  device?: string;
  client?: string;
  formerToken?: string;
}

/**
 * Opens a session without a password: the authenticator has verified its owner, so a passkey is two factors. A blocked
 * account is answered like an unknown passkey.
 * @throws ShopError 400 `passkey_invalid` | `passkey_expired`, 429 `too_many_requests`
 */
export async function logInByPasskey(
  container: MedusaContainer,
  { passkey, device, client, formerToken }: PasskeySignIn,
): Promise<NewSession> {
  const counted = await countAttempt(container, signInsPerClient, { client });
  const { identityId, credentialId } = await checkPasskey(container, passkey, { kind: "sign-in" });
  const credentials = await readCredentials(container, { identityId });
  const [identity] = await container.resolve(Modules.AUTH).listAuthIdentities({ id: [identityId] });
  if (!credentials || !identity) throw wrongPasskey();
  const { customer_id = null, user_id = null } = (identity.app_metadata ?? {}) as Partial<SessionOwner>;
  const opened = await openSession(container, {
    owner: { auth_identity_id: identityId, customer_id, user_id },
    credentials,
    device,
    formerToken,
    // a simultaneous removal of the passkey, or change of the password, ends what it opened
    isStillRight: async () =>
      (await isStillPassword(container, credentials)) &&
      (await findPasskey(readSql(container), credentialId)) !== undefined,
  });
  if (!opened) throw wrongPasskey();
  await getLimits(container).removeHits(counted);
  if (client !== undefined)
    await getLimits(container).removeNewest(challengesPerClient, addressSubject(client));
  return opened;
}

/**
 * Proves with a passkey of the account that the owner of a session is present, as with the password.
 * @throws ShopError 400 `passkey_invalid` | `passkey_expired`, 429 `too_many_requests`
 */
export async function confirmByPasskey(
  container: MedusaContainer,
  session: ConfirmedSession,
  passkey: PasskeyAssertion,
): Promise<Confirmation> {
  const counted = await countAttempt(container, signInLimits.password, { session: session.id });
  const write = await prepareProof(container, session);
  const { auth_identity_id: identityId, id: sessionId } = session;
  await checkPasskey(container, passkey, { kind: "confirm", sessionId, identityId });
  await getLimits(container).removeHits(counted);
  await getLimits(container).removeNewest(challengesPerSession, sessionSubject(sessionId));
  return write();
}
