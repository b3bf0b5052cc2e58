import { Module } from "@medusajs/framework/utils";
import { AdminAuditModuleService } from "./service.ts";

export const ADMIN_AUDIT_MODULE = "adminAudit";

export default Module(ADMIN_AUDIT_MODULE, { service: AdminAuditModuleService });
