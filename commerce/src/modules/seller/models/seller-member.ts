import { model } from "@medusajs/framework/utils";
import { SellerModel } from "./seller.ts";

/** A customer who may act for a seller; one customer serves one seller. */
export const SellerMember = model.define("seller_member", {
  id: model.id({ prefix: "selmem" }).primaryKey(),
  customer_id: model.text().unique(),
  /** permissions: `@bezak/contract/seller-roles.ts`; a shop has one owner */
  role: model.enum(["owner", "manager", "packer"]).default("owner"),
  seller: model.belongsTo(() => SellerModel, { mappedBy: "members" }),
});
