import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { DeferredPaymentProvider } from "./service.ts";

export default ModuleProvider(Modules.PAYMENT, { services: [DeferredPaymentProvider] });
