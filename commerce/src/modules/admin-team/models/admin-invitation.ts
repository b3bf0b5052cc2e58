import { model } from "@medusajs/framework/utils";

/** An invitation of an administrator: one open for an address. Its row is deleted when it is accepted or withdrawn. */
export const AdminInvitationModel = model
  .define("admin_invitation", {
    id: model.id({ prefix: "adminv" }).primaryKey(),
    /** lower case */
    email: model.text(),
    rank: model.enum(["owner", "manager", "support", "content", "finance"]),
    /** the token itself is not stored */
    token_hash: model.text().unique(),
    /** administrator who sent it last */
    invited_by: model.text(),
    /** of the last mail */
    sent_at: model.dateTime(),
    expires_at: model.dateTime(),
  })
  .indexes([{ on: ["email"], unique: true }]);
