import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { BankCardPaymentProvider } from "../service.ts";

/** A separate provider, because the engine names one after its configuration entry. */
export default ModuleProvider(Modules.PAYMENT, { services: [BankCardPaymentProvider] });
