import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { PaymePaymentProvider } from "./service.ts";

export default ModuleProvider(Modules.PAYMENT, { services: [PaymePaymentProvider] });
