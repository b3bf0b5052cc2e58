import { Module } from "@medusajs/framework/utils";
import { ParcelModuleService } from "./service.ts";

export const PARCEL_MODULE = "sellerOrder";

export default Module(PARCEL_MODULE, { service: ParcelModuleService });
