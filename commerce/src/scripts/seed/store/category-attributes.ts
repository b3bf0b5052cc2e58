import type { MedusaContainer } from "@medusajs/framework/types";
import { CATEGORY_ATTRIBUTE_MODULE } from "../../../modules/category-attribute/index.ts";
import type { CategoryAttributeModuleService } from "../../../modules/category-attribute/service.ts";
import type { AttributeSeed } from "../catalog/category-attributes.ts";

/** Stores the attributes of categories; `categoryIds` by slug. */
export async function storeCategoryAttributes(
  container: MedusaContainer,
  categoryIds: Map<string, string>,
  bySlug: Map<string, AttributeSeed[]>,
): Promise<void> {
  const service = container.resolve<CategoryAttributeModuleService>(CATEGORY_ATTRIBUTE_MODULE);
  await service.createCategoryAttributes(
    [...bySlug].flatMap(([slug, attributes]) => {
      const categoryId = categoryIds.get(slug);
      if (!categoryId) throw new Error(`there is no category ${slug} for attributes`);
      return attributes.map(({ name, unit, choices, ...attribute }, rank) => ({
        ...attribute,
        category_id: categoryId,
        name: { ...name },
        unit: unit && { ...unit },
        choices: choices.length > 0 ? { list: choices } : null,
        rank,
      }));
    }),
  );
}
