import { model } from "@medusajs/framework/utils";

/** A challenge that a passkey has to sign: deleted by its first answer. */
export const PasskeyChallengeModel = model.define("passkey_challenge", {
  /** sha256 of the challenge, hex */
  challenge_hash: model.text().primaryKey(),
  /** sign-in, confirm or add */
  purpose: model.text(),
  /** the session in which it has to be answered; null for signing in */
  session_id: model.text().nullable(),
  /** of the passkey that is added */
  user_handle: model.text().nullable(),
  expires_at: model.dateTime(),
});
