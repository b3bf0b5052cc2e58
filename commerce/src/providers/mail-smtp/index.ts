import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { MailSmtpProvider } from "./service.ts";

export default ModuleProvider(Modules.NOTIFICATION, { services: [MailSmtpProvider] });
