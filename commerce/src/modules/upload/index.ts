import { Module } from "@medusajs/framework/utils";
import { ShopUploadModuleService } from "./service.ts";

export const SHOP_UPLOAD_MODULE = "shopUpload";

export default Module(SHOP_UPLOAD_MODULE, { service: ShopUploadModuleService });
