import type { TranslatedText } from "../../../search/localized.ts";
import type { MedusaContainer, ProductCategoryDTO } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { CategorySeed } from "../catalog/categories.ts";
import { storeTranslations } from "./translations.ts";

interface Tile {
  slug: string;
  name: TranslatedText;
  icon: string;
  featured: boolean;
}

/** Stores both levels; `image` returns a category's tile by slug. Returns ids by slug. */
export async function storeCategories(
  container: MedusaContainer,
  departments: readonly CategorySeed[],
  image: (slug: string) => string | null,
): Promise<Map<string, string>> {
  const products = container.resolve(Modules.PRODUCT);
  const ids = new Map<string, string>();
  const names: { id: string; name: TranslatedText }[] = [];
  const store = async (tiles: Tile[], parentId?: string) => {
    const stored: ProductCategoryDTO[] = await products.createProductCategories(
      tiles.map(({ slug, name, icon, featured }, rank) => ({
        name: name.ru,
        handle: slug,
        is_active: true,
        is_internal: false,
        rank,
        parent_category_id: parentId ?? null,
        metadata: { icon, image: image(slug), featured },
      })),
    );
    for (const tile of tiles) {
      const id = stored.find(({ handle }) => handle === tile.slug)?.id;
      if (!id) throw new Error(`category ${tile.slug} was not stored`);
      ids.set(tile.slug, id);
      names.push({ id, name: tile.name });
    }
  };
  await store([...departments]);
  for (const department of departments)
    await store(
      department.children.map((child) => ({ ...child, featured: false })),
      ids.get(department.slug),
    );
  await storeTranslations(
    container,
    names.map(({ id, name }) => ({ reference: "product_category", id, texts: { name } })),
  );
  return ids;
}
