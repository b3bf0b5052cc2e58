import { model } from "@medusajs/framework/utils";

/** One signed-in device. Only the hash of its token is stored. */
export const ShopSession = model.define("shop_session", {
  id: model.id({ prefix: "sess" }).primaryKey(),
  /** sha256 of the token, hex */
  token_hash: model.text().unique(),
  auth_identity_id: model.text().index(),
  customer_id: model.text().nullable(),
  user_id: model.text().nullable(),
  /** the client's own description */
  device: model.text().nullable(),
  /** at most a minute behind */
  last_seen_at: model.dateTime(),
  /** extended with `last_seen_at`, up to the maximum lifetime of such a session */
  expires_at: model.dateTime(),
  revoked_at: model.dateTime().nullable(),
});
