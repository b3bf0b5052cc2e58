import { Module } from "@medusajs/framework/utils";
import { CategoryAttributeModuleService } from "./service.ts";

export const CATEGORY_ATTRIBUTE_MODULE = "categoryAttribute";

export default Module(CATEGORY_ATTRIBUTE_MODULE, { service: CategoryAttributeModuleService });
