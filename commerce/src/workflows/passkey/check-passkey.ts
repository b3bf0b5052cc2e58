import type { PasskeyAssertion } from "@bezak/contract/passkeys.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import { ShopError } from "../../shop-error.ts";
import { mailAboutFactor } from "../second-factor/mail-about-factor.ts";
import { inTransaction, readSql } from "../users/sql.ts";
import { takeChallenge, type ChallengeUse } from "./challenge.ts";
import { relyingParty } from "./relying-party.ts";
import { countUse, findPasskey, type StoredPasskey } from "./stored-passkey.ts";

export const wrongPasskey = (cause?: unknown) =>
  Object.assign(new ShopError(400, "passkey_invalid", "The passkey was not accepted"), { cause });

const late = () => new ShopError(400, "passkey_expired", "The challenge was used, is too old or another's");

/** The signed answer of an authenticator, as far as it verifies; its challenge is used up whatever the result. */
async function verify(
  container: MedusaContainer,
  {
    passkey,
    stored,
    use,
  }: { passkey: PasskeyAssertion; stored: StoredPasskey | undefined; use: ChallengeUse },
) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty();
  let isTaken = false;
  const verified = await verifyAuthenticationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge: async (challenge) =>
      (isTaken = (await takeChallenge(readSql(container), challenge, use)) !== undefined),
    expectedRPID,
    expectedOrigin,
    credential: {
      id: stored?.credentialId ?? passkey.id,
      publicKey: Buffer.from(stored?.publicKey ?? "", "base64url"),
      // compared in the database, after the signature, and only there against simultaneous uses
      counter: 0,
    },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    throw isTaken ? wrongPasskey(error) : late();
  });
  if (!verified.verified) throw wrongPasskey();
  return verified.authenticationInfo;
}

/**
 * Checks a passkey with which its owner, verified by fingerprint, face or PIN, answers a challenge. A counter that does not
 * grow means that the key was copied: it is refused and the owner is mailed.
 * @throws ShopError 400 `passkey_invalid` | `passkey_expired`
 */
export async function checkPasskey(
  container: MedusaContainer,
  passkey: PasskeyAssertion,
  use: ChallengeUse & { identityId?: string },
): Promise<StoredPasskey> {
  const stored = await findPasskey(readSql(container), passkey.id);
  const info = await verify(container, { passkey, stored, use });
  const { userHandle } = passkey.response;
  if (!stored || (userHandle !== undefined && userHandle !== stored.userHandle)) throw wrongPasskey();
  if (use.identityId !== undefined && use.identityId !== stored.identityId) throw wrongPasskey();
  const seen = { counter: info.newCounter, synced: info.credentialBackedUp };
  if (!(await inTransaction(container, (sql) => countUse(sql, stored.id, seen)))) {
    const { identityId } = stored;
    await inTransaction(container, (sql) =>
      mailAboutFactor(sql, { identityId, template: "passkey-refused" }),
    );
    throw wrongPasskey();
  }
  return stored;
}
