import { model } from "@medusajs/framework/utils";

/**
 * An administrator sees the shop as a buyer or seller. Not a session: nothing that finds, lists, extends or ends sessions
 * finds it. Only the hash of its token is stored.
 */
export const PersonViewModel = model.define("person_view", {
  id: model.id({ prefix: "pview" }).primaryKey(),
  /** sha256 of the token, hex */
  token_hash: model.text().unique(),
  /** of the person who is seen */
  customer_id: model.text().index(),
  auth_identity_id: model.text(),
  admin_id: model.text().index(),
  /** of the administrator, with which the view ends */
  session_id: model.text().index(),
  /** the person reads it */
  reason: model.text(),
  expires_at: model.dateTime(),
  /** when it was ended before that; also by triggers: see the migration */
  ended_at: model.dateTime().nullable(),
});
