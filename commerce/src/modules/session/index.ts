import { Module } from "@medusajs/framework/utils";
import { ShopSessionModuleService } from "./service.ts";

export const SHOP_SESSION_MODULE = "shopSession";

export default Module(SHOP_SESSION_MODULE, { service: ShopSessionModuleService });
