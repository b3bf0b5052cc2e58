import { model } from "@medusajs/framework/utils";

/** A link to choose a new password. Its token is stored nowhere: only its hash. */
export const PasswordReset = model.define("password_reset", {
  id: model.id({ prefix: "pwreset" }).primaryKey(),
  /** sha256 of the token, hex */
  token_hash: model.text().unique(),
  auth_identity_id: model.text().index(),
  expires_at: model.dateTime(),
  /** set when it was used, and when the password was changed in another way */
  used_at: model.dateTime().nullable(),
});
