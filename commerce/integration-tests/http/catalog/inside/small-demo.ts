import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { categories } from "../../../../src/scripts/seed/catalog/categories.ts";
import { generateProducts } from "../../../../src/scripts/seed/catalog/generate.ts";
import { sellers } from "../../../../src/scripts/seed/catalog/sellers.ts";
import { storeCategories } from "../../../../src/scripts/seed/store/categories.ts";
import { readShopBase, makeSellable } from "../../../../src/scripts/seed/store/make-sellable.ts";
import { storeOptions } from "../../../../src/scripts/seed/store/options.ts";
import { storeProducts } from "../../../../src/scripts/seed/store/products.ts";
import { storeSellers } from "../../../../src/scripts/seed/store/sellers.ts";
import { renewDocuments } from "../../../../src/search/renew-documents.ts";

/** Result of drawing a picture, which takes too long for a test. */
const drawn = Promise.resolve({ width: 1200, height: 1200, thumbhash: "aGFzaA==" });

/** Every n-th product of the demo shop, stored by its seed. Returns their ids. */
export default async function smallDemo(container: MedusaContainer, { every }: { every: number }) {
  const base = new Date("2026-11-21T00:00:00Z");
  const products = generateProducts(20261121, base).filter((_, place) => place % every === 0);
  const files = products.flatMap((product) => product.pictures.map(({ file }) => file));
  const categoryIds = await storeCategories(container, categories);
  const options = await storeOptions(container, products);
  const sellerIds = await storeSellers(container, sellers, base);
  const pictures = new Map(files.map((file) => [file, drawn]));
  const stored = await storeProducts(container, products, { categoryIds, options, pictures });
  await makeSellable(container, stored, sellerIds, await readShopBase(container));
  const stores = container.resolve(Modules.STORE);
  const [store] = await stores.listStores();
  await stores.updateStores(store?.id ?? "", { metadata: { demo_seed: 1 } });
  const ids = stored.map(({ id }) => id);
  await renewDocuments(container, ids);
  return ids;
}
