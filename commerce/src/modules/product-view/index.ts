import { Module } from "@medusajs/framework/utils";
import { ProductViewModuleService } from "./service.ts";

export const PRODUCT_VIEW_MODULE = "productView";

export default Module(PRODUCT_VIEW_MODULE, { service: ProductViewModuleService });
