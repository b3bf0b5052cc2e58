import { Module } from "@medusajs/framework/utils";
import { VisitModuleService } from "./service.ts";

export const VISIT_MODULE = "visit";

export default Module(VISIT_MODULE, { service: VisitModuleService });
