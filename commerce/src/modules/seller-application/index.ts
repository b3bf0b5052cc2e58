import { Module } from "@medusajs/framework/utils";
import { SellerApplicationModuleService } from "./service.ts";

export const SELLER_APPLICATION_MODULE = "sellerApplication";

export default Module(SELLER_APPLICATION_MODULE, { service: SellerApplicationModuleService });
