import { MedusaService } from "@medusajs/framework/utils";
import { CategoryAttributeModel } from "./models/category-attribute.ts";

export class CategoryAttributeModuleService extends MedusaService({
  CategoryAttribute: CategoryAttributeModel,
}) {}
