import { MedusaService } from "@medusajs/framework/utils";
import { Seller } from "./models/seller.ts";
import { SellerMember } from "./models/seller-member.ts";

/** Sellers and the customers who act for them; generated create, list, update and delete methods. */
export class SellerModuleService extends MedusaService({ Seller, SellerMember }) {}
