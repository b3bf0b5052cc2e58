import { MedusaService } from "@medusajs/framework/utils";
import { Seller } from "./models/seller.ts";
import { SellerInvitation } from "./models/seller-invitation.ts";
import { SellerMember } from "./models/seller-member.ts";

/**
 * Sellers, the customers who act for them, and who is invited to; generated create, list, update and delete methods.
 * What has to hold together is written by the workflows of `shop` in one transaction.
 */
export class SellerModuleService extends MedusaService({ Seller, SellerMember, SellerInvitation }) {}
