import { MedusaService } from "@medusajs/framework/utils";
import { SellerModel } from "./models/seller.ts";
import { SellerInvitation } from "./models/seller-invitation.ts";
import { SellerMember } from "./models/seller-member.ts";

/**
 * Sellers, their members and invitations. The workflows of `shop` write in one transaction what must be consistent.
 */
export class SellerModuleService extends MedusaService({
  Seller: SellerModel,
  SellerMember,
  SellerInvitation,
}) {}
