import { Module } from "@medusajs/framework/utils";
import { ShopSettingsModuleService } from "./service.ts";

export const SHOP_SETTINGS_MODULE = "shopSettings";

export default Module(SHOP_SETTINGS_MODULE, { service: ShopSettingsModuleService });
