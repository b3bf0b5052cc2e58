import { Module } from "@medusajs/framework/utils";
import { OrderAttemptModuleService } from "./service.ts";

export const ORDER_ATTEMPT_MODULE = "orderAttempt";

export default Module(ORDER_ATTEMPT_MODULE, { service: OrderAttemptModuleService });
