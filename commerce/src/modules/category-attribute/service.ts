import { MedusaService } from "@medusajs/framework/utils";
import { CategoryAttribute } from "./models/category-attribute.ts";

export class CategoryAttributeModuleService extends MedusaService({ CategoryAttribute }) {}
