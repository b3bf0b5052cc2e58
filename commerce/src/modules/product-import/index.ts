import { Module } from "@medusajs/framework/utils";
import { ProductImportModuleService } from "./service.ts";

export const PRODUCT_IMPORT_MODULE = "productImport";

export default Module(PRODUCT_IMPORT_MODULE, { service: ProductImportModuleService });
