import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { MailOutboxProvider } from "./service.ts";

export default ModuleProvider(Modules.NOTIFICATION, { services: [MailOutboxProvider] });
