import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { LeaseLockProvider } from "./service.ts";

export default ModuleProvider(Modules.LOCKING, { services: [LeaseLockProvider] });
