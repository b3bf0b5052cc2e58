import type { MedusaContainer } from "@medusajs/framework/types";
import type { CategoryNode } from "../search/read-translations.ts";
import type { ListedSeller } from "./cached-sellers.ts";
import { readCards } from "./card-texts.ts";
import type { CatalogImage } from "./catalog-image.ts";
import { chooseProducts } from "./choose-products.ts";
import { jsonList } from "./json-list.ts";
import { nameSources } from "./name-sources.ts";
import { suggestForgiving, suggestTyped, type Suggested } from "./suggest-names.ts";
import type { SuggestionQuery } from "./suggest-query.ts";
import { searchWords } from "./word-search.ts";

const CATEGORIES = 3;
const SELLERS = 3;

/** Returns suggestions as JSON text, found in memory; products are sent as their cards. */
export async function readSuggestionsJson(
  container: MedusaContainer,
  { q, limit }: SuggestionQuery,
): Promise<Buffer> {
  const sources = await nameSources(container);
  const found = suggestTyped(q, limit, sources) ??
    (await suggestDescribed(container, sources.image, { q, limit })) ??
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

/** Finds products that have the words elsewhere than in the name, for example in attributes, as a search does. */
async function suggestDescribed(
  container: MedusaContainer,
  image: CatalogImage,
  { q, limit }: SuggestionQuery,
): Promise<Suggested<CategoryNode, ListedSeller> | undefined> {
  const likeness = await searchWords(container, q);
  const products = chooseProducts(image, { page: 1, limit }, { likeness }).page;
  return products.length ? { products, categories: [], sellers: [] } : undefined;
}
