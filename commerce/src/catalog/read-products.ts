import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { withIndexTable } from "../search/index-table.ts";
import { cachedCategories } from "./cached-categories.ts";
import { readCards } from "./card-texts.ts";
import { chooseProducts } from "./choose-products.ts";
import type { FacetCounts } from "./count-facets.ts";
import { currentImage } from "./current-image.ts";
import { toPresentCategory } from "./former-keys.ts";
import { jsonList } from "./json-list.ts";
import { nameSources } from "./name-sources.ts";
import type { ListedProductsQuery } from "./product-query.ts";
import { searchForgiving } from "./word-search.ts";

/** Returns a list as JSON text: selected and counted in memory; cards are sent as stored, without parsing. */
export async function readProductsJson(
  container: MedusaContainer,
  requested: ListedProductsQuery,
): Promise<Buffer> {
  const { category } = requested;
  const query =
    category === undefined
      ? requested
      : { ...requested, category: await toPresentCategory(container, category) };
  const likeness = query.q
    ? await searchForgiving(container, query.q, async () => {
        const { image, categories, sellers } = await nameSources(container);
        return [image.names, categories.names, sellers.names];
      })
    : undefined;
  const image = await currentImage(container);
  const { page, count, facets } = chooseProducts(image, query, { likeness });
  const [cards, named] = await Promise.all([
    readCards(container, page),
    facets && nameCategories(facets, container),
  ]);
  const facetsPart = named ? `,"facets":${JSON.stringify(named)}` : "";
  return Buffer.concat([
    Buffer.from('{"documents":'),
    jsonList(cards),
    Buffer.from(`,"count":${count}${facetsPart}}`),
  ]);
}

async function nameCategories(facets: FacetCounts, container: MedusaContainer) {
  const categories = await cachedCategories(container);
  return {
    ...facets,
    categories: facets.categories.flatMap(({ id, count }) => {
      const category = categories.get(id);
      return category ? [{ id, slug: category.slug, name: category.name, count }] : [];
    }),
  };
}

/** Returns a product with its detail as JSON text, by id or slug; undefined when none is visible. */
export async function readProductJson(container: MedusaContainer, key: string): Promise<string | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return withIndexTable(container, async (table) => {
    const { rows } = await database.raw(
      `SELECT ((document->'card') || (document->'detail'))::text AS product FROM ${table}
       WHERE id = ? OR indexed @> ?::jsonb LIMIT 1`,
      [key, JSON.stringify({ slug: key })],
    );
    return rows[0] && `{"product":${rows[0].product}}`;
  });
}
