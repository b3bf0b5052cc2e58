import type { catalogRoutes, ProductList, ProductQuery } from "@bezak/contract/catalog.ts";
import type { Language } from "@bezak/contract/languages.ts";
import type { Handlers } from "../call.ts";
import { ApiError } from "../errors.ts";
import { fieldTexts } from "../field-texts.ts";
import { cached } from "../cached.ts";
import type { Commerce } from "../commerce.ts";
import { getPagination } from "../pagination.ts";
import { referenceGateway } from "../reference/gateway.ts";
import type { CategoryRow } from "./document.ts";
import { catalogGateway } from "./gateway.ts";
import { toBranch, toCard, toFacets, toProduct, toTree } from "./mapper.ts";

interface ListCall {
  query: ProductQuery;
  requestId: string;
  language: Language;
}

/** Cities change only with a release, and every product's page lists them. */
const CITIES_MAX_AGE_MS = 60_000;

function categoryNamed(rows: readonly CategoryRow[], idOrSlug: string): CategoryRow {
  const row =
    rows.find(({ id, slug }) => id === idOrSlug || slug === idOrSlug) ??
    rows.find(({ formerKeys = [] }) => formerKeys.includes(idOrSlug));
  if (!row) throw new ApiError("category_not_found");
  return row;
}

export function catalogHandlers(commerce: Commerce): Handlers<typeof catalogRoutes> {
  const gateway = catalogGateway(commerce);
  const reference = referenceGateway(commerce);
  const citySlugs = cached(CITIES_MAX_AGE_MS, async (requestId: string) => {
    return (await reference.cities(requestId)).map(({ slug }) => slug);
  });

  async function list(query: ProductQuery, requestId: string): Promise<ProductList> {
    const { documents, count, facets } = await gateway.products(query, requestId);
    const now = Date.now();
    return {
      success: true,
      data: documents.map((document) => toCard(document, now)),
      pagination: getPagination(query, count),
      facets: toFacets(facets),
    };
  }

  async function unknownChoices({ category, seller }: ProductQuery, requestId: string): Promise<string[]> {
    const [categories, isSeller] = await Promise.all([
      category === undefined ? [] : gateway.categories(requestId),
      seller === undefined || gateway.isSeller(seller, requestId),
    ]);
    const isCategory =
      category === undefined ||
      categories.some(({ id, slug, formerKeys = [] }) => [id, slug, ...formerKeys].includes(category));
    return [...(isCategory ? [] : ["category"]), ...(isSeller ? [] : ["seller"])];
  }

  /** An empty page may mean that the category or the seller of the query does not exist, which is an invalid query. */
  async function chosenList({ query, requestId, language }: ListCall): Promise<ProductList> {
    const answer = await list(query, requestId);
    if (answer.pagination.total > 0) return answer;
    const unknown = await unknownChoices(query, requestId);
    if (unknown.length === 0) return answer;
    const fields = unknown.map((name) => [name, fieldTexts.unknown_value[language]()]);
    throw new ApiError("invalid_query", { fields: Object.fromEntries(fields) as Record<string, string> });
  }

  return {
    products: chosenList,
    searchProducts: chosenList,
    async featuredProducts({ query, requestId }) {
      const now = Date.now();
      const documents = await gateway.featured(query.limit, requestId);
      return { success: true, data: documents.map((document) => toCard(document, now)) };
    },
    async productsOfCategory({ params, query, requestId }) {
      const answer = await list({ ...query, category: params.id }, requestId);
      // An empty page may mean that the category does not exist: only then a second call is worth it.
      if (answer.pagination.total === 0) categoryNamed(await gateway.categories(requestId), params.id);
      return answer;
    },
    async product({ params, requestId }) {
      const [detail, cities] = await Promise.all([
        gateway.product(params.id, requestId),
        citySlugs(requestId),
      ]);
      return { success: true, data: toProduct(detail, cities, Date.now()) };
    },
    async categories({ requestId }) {
      return { success: true, data: await gateway.categories(requestId) };
    },
    async categoryTree({ requestId }) {
      return { success: true, data: toTree(await gateway.categories(requestId)) };
    },
    async featuredCategories({ requestId }) {
      const rows = await gateway.categories(requestId);
      return { success: true, data: rows.filter(({ featured }) => featured) };
    },
    async category({ params, requestId }) {
      const rows = await gateway.categories(requestId);
      return { success: true, data: toBranch(categoryNamed(rows, params.id), rows) };
    },
  };
}
