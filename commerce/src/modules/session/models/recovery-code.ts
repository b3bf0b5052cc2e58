import { model } from "@medusajs/framework/utils";

/** Replaces a code of the authenticator app once. Only its hash is stored. */
export const RecoveryCodeModel = model.define("recovery_code", {
  id: model.id({ prefix: "recovery" }).primaryKey(),
  auth_identity_id: model.text().index(),
  /** sha256 of the account and the code, hex */
  code_hash: model.text().unique(),
  used_at: model.dateTime().nullable(),
});
