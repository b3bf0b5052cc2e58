import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { ShopFilesS3Provider } from "./service.ts";

export default ModuleProvider(Modules.FILE, { services: [ShopFilesS3Provider] });
