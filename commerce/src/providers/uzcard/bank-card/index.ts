import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { BankCardPaymentProvider } from "../service.ts";

/** A provider of its own: the engine names one after its entry in the configuration. */
export default ModuleProvider(Modules.PAYMENT, { services: [BankCardPaymentProvider] });
