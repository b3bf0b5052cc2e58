import type { MedusaContainer } from "@medusajs/framework/types";
import type { CategoryNode } from "../search/read-translations.ts";
import { cachedCategories } from "./cached-categories.ts";
import { cachedSellers, type SellerFace } from "./cached-sellers.ts";
import { readCards } from "./card-texts.ts";
import type { CatalogImage } from "./catalog-image.ts";
import { chooseProducts } from "./choose-products.ts";
import { currentImage } from "./current-image.ts";
import { jsonList } from "./json-list.ts";
import { keptNameList, NameList } from "./name-list.ts";
import { namesOf, properNamesOf } from "./name-text.ts";
import { suggestForgiving, suggestTyped, type Suggested } from "./suggest-names.ts";
import type { SuggestQuery } from "./suggest-query.ts";
import { searchWords } from "./word-search.ts";

const CATEGORIES = 3;
const SELLERS = 3;

const categoryList = keptNameList(
  (categories: Map<string, CategoryNode>) => new NameList(categories.values(), ({ name }) => namesOf(name)),
);
const sellerList = keptNameList(
  (sellers: SellerFace[]) => new NameList(sellers, ({ name }) => properNamesOf(name)),
);

/** Suggestions as JSON text, found in memory; products are sent as their cards. */
export async function readSuggestionsJson(
  container: MedusaContainer,
  { q, limit }: SuggestQuery,
): Promise<Buffer> {
  const [image, categories, sellers] = await Promise.all([
    currentImage(container),
    cachedCategories(container),
    cachedSellers(container),
  ]);
  const sources = { image, categories: categoryList(categories), sellers: sellerList(sellers) };
  const found = suggestTyped(q, limit, sources) ??
    (await suggestDescribed(container, image, { q, limit })) ??
    suggestForgiving(q, limit, sources) ?? { products: [], categories: [], sellers: [] };
  const rest = {
    categories: found.categories.slice(0, CATEGORIES).map(({ id, slug, name }) => ({ id, slug, name })),
    sellers: found.sellers.slice(0, SELLERS).map(({ id, slug, name, logo }) => ({ id, slug, name, logo })),
  };
  return Buffer.concat([
    Buffer.from('{"products":'),
    jsonList(await readCards(container, found.products)),
    Buffer.from(`,${JSON.stringify(rest).slice(1)}`),
  ]);
}

/** Goods that are not called so but have the words elsewhere, in their attributes say, as a search finds them. */
async function suggestDescribed(
  container: MedusaContainer,
  image: CatalogImage,
  { q, limit }: SuggestQuery,
): Promise<Suggested<CategoryNode, SellerFace> | undefined> {
  const likeness = await searchWords(container, q, { misspelt: false });
  const products = chooseProducts(image, { page: 1, limit }, { likeness }).page;
  return products.length ? { products, categories: [], sellers: [] } : undefined;
}
