import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Adds a product to two categories, a child and a separate one. Returns the ids of: parent, child, separate one. */
export default async function put(container: MedusaContainer, { productId }: { productId: string }) {
  const products = container.resolve(Modules.PRODUCT);
  const make = async (name: string, parent?: string) => {
    const [made] = await products.createProductCategories([
      { name, handle: crypto.randomUUID(), is_active: true, parent_category_id: parent ?? null },
    ]);
    return made?.id ?? "";
  };
  const above = await make("Украшения");
  const below = await make("Кольца", above);
  const aside = await make("Подарки");
  await products.updateProducts(productId, { category_ids: [below, aside] });
  return [above, below, aside];
}
