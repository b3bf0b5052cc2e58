import { Module } from "@medusajs/framework/utils";
import { AdminJobModuleService } from "./service.ts";

export const ADMIN_JOB_MODULE = "adminJob";

export default Module(ADMIN_JOB_MODULE, { service: AdminJobModuleService });
