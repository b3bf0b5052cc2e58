import { MedusaService } from "@medusajs/framework/utils";
import { CategoryAttribute } from "./models/category-attribute.ts";

/** Which attributes goods of a category have; generated create, list, update and delete methods. */
export class CategoryAttributeModuleService extends MedusaService({ CategoryAttribute }) {}
