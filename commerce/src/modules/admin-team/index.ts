import { Module } from "@medusajs/framework/utils";
import { AdminTeamModuleService } from "./service.ts";

export default Module("admin_team", { service: AdminTeamModuleService });
