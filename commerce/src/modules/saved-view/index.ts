import { Module } from "@medusajs/framework/utils";
import { SavedViewModuleService } from "./service.ts";

export const SAVED_VIEW_MODULE = "savedView";

export default Module(SAVED_VIEW_MODULE, { service: SavedViewModuleService });
