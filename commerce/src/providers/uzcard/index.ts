import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { UzcardPaymentProvider } from "./service.ts";

export default ModuleProvider(Modules.PAYMENT, { services: [UzcardPaymentProvider] });
