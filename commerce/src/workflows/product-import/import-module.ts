import type { MedusaContainer } from "@medusajs/framework/types";
import { PRODUCT_IMPORT_MODULE } from "../../modules/product-import/index.ts";
import type { ProductImportModuleService } from "../../modules/product-import/service.ts";

export const getImports = (container: MedusaContainer) =>
  container.resolve<ProductImportModuleService>(PRODUCT_IMPORT_MODULE);
