import { model } from "@medusajs/framework/utils";

/** One signed-in device. The token itself is stored nowhere: only its hash. */
export const ShopSession = model.define("shop_session", {
  id: model.id({ prefix: "sess" }).primaryKey(),
  /** sha256 of the token, hex */
  token_hash: model.text().unique(),
  auth_identity_id: model.text().index(),
  customer_id: model.text().nullable(),
  user_id: model.text().nullable(),
  /** what the client says it is */
  device: model.text().nullable(),
  /** at most a minute behind */
  last_seen_at: model.dateTime(),
  /** moves on with `last_seen_at`, up to the longest life of such a session */
  expires_at: model.dateTime(),
  revoked_at: model.dateTime().nullable(),
});
