import { Module } from "@medusajs/framework/utils";
import { SellerOrderModuleService } from "./service.ts";

export const SELLER_ORDER_MODULE = "sellerOrder";

export default Module(SELLER_ORDER_MODULE, { service: SellerOrderModuleService });
