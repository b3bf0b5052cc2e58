import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { ClickPaymentProvider } from "./service.ts";

export default ModuleProvider(Modules.PAYMENT, { services: [ClickPaymentProvider] });
