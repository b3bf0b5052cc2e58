import { model } from "@medusajs/framework/utils";
import { SellerModel } from "./seller.ts";

/** An open invitation into a shop: one per address. Its row is deleted when it is accepted or withdrawn. */
export const SellerInvitation = model
  .define("seller_invitation", {
    id: model.id({ prefix: "selinv" }).primaryKey(),
    /** lower case */
    email: model.text(),
    /** customer who had the address before a change of e-mail; null: its present owner */
    former_owner_id: model.text().nullable(),
    role: model.enum(["manager", "packer"]),
    /** the token itself is not stored */
    token_hash: model.text().unique(),
    /** customer who sent it last */
    invited_by: model.text(),
    /** of the last mail */
    sent_at: model.dateTime(),
    expires_at: model.dateTime(),
    seller: model.belongsTo(() => SellerModel, { mappedBy: "invitations" }),
  })
  .indexes([{ on: ["seller_id", "email"], unique: true }]);
