import { Module } from "@medusajs/framework/utils";
import { ProductCheckModuleService } from "./service.ts";

export const PRODUCT_CHECK_MODULE = "productCheck";

export default Module(PRODUCT_CHECK_MODULE, { service: ProductCheckModuleService });
