import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { CashPaymentProvider } from "./service.ts";

export default ModuleProvider(Modules.PAYMENT, { services: [CashPaymentProvider] });
