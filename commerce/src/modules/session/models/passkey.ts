import { model } from "@medusajs/framework/utils";

/** A passkey of an account (WebAuthn). Its private key never leaves the owner's devices. */
export const PasskeyModel = model.define("passkey", {
  id: model.id({ prefix: "passkey" }).primaryKey(),
  auth_identity_id: model.text().index(),
  /** base64url, chosen by the authenticator */
  credential_id: model.text().unique(),
  /** base64url of random bytes: names the account to authenticators without telling who it is */
  user_handle: model.text(),
  /** COSE, base64url */
  public_key: model.text(),
  /** of signatures, as last seen; synced passkeys leave it at 0 */
  counter: model.number().default(0),
  name: model.text(),
  /** whether the owner's other devices have it */
  synced: model.boolean().default(false),
  last_used_at: model.dateTime().nullable(),
});
