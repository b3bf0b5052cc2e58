import { Module } from "@medusajs/framework/utils";
import { ShopMailModuleService } from "./service.ts";

export const SHOP_MAIL_MODULE = "shopMail";

export default Module(SHOP_MAIL_MODULE, { service: ShopMailModuleService });
