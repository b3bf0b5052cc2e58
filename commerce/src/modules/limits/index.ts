import { Module } from "@medusajs/framework/utils";
import { ShopLimitModuleService } from "./service.ts";

export const SHOP_LIMIT_MODULE = "shopLimit";

export default Module(SHOP_LIMIT_MODULE, { service: ShopLimitModuleService });
