import { MedusaService } from "@medusajs/framework/utils";
import { CategoryPriceModel } from "./models/category-price.ts";
import { ProductMessageModel } from "./models/product-message.ts";
import { SuspiciousPriceModel } from "./models/suspicious-price.ts";

/** Prices that look wrong, and what administrators and a shop write to each other about a product. `workflows/product-check` writes them. */
export class ProductCheckModuleService extends MedusaService({
  CategoryPrice: CategoryPriceModel,
  SuspiciousPrice: SuspiciousPriceModel,
  ProductMessage: ProductMessageModel,
}) {}
