import { model } from "@medusajs/framework/utils";

/** A link to choose a new password. Only the hash of its token is stored. */
export const PasswordReset = model.define("password_reset", {
  id: model.id({ prefix: "pwreset" }).primaryKey(),
  /** sha256 of the token, hex */
  token_hash: model.text().unique(),
  auth_identity_id: model.text().index(),
  expires_at: model.dateTime(),
  /** set when it was used, and when the password was changed by other means */
  used_at: model.dateTime().nullable(),
});
