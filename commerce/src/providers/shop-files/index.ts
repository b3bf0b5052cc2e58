import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { ShopFilesProvider } from "./service.ts";

export default ModuleProvider(Modules.FILE, { services: [ShopFilesProvider] });
