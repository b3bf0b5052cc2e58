import { model } from "@medusajs/framework/utils";
import { Seller } from "./seller.ts";

/** An open invitation into a shop: one per address. Its row goes when it is accepted or withdrawn. */
export const SellerInvitation = model
  .define("seller_invitation", {
    id: model.id({ prefix: "selinv" }).primaryKey(),
    /** small letters */
    email: model.text(),
    /** customer who had the address until a change of the e-mail; null: whoever has it now */
    former_owner_id: model.text().nullable(),
    role: model.enum(["manager", "packer"]),
    /** the token itself is stored nowhere */
    token_hash: model.text().unique(),
    /** customer who sent it last */
    invited_by: model.text(),
    /** of the last letter */
    sent_at: model.dateTime(),
    expires_at: model.dateTime(),
    seller: model.belongsTo(() => Seller, { mappedBy: "invitations" }),
  })
  .indexes([{ on: ["seller_id", "email"], unique: true }]);
