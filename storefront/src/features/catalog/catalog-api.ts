import * as routes from "@bezak/contract/routes/catalog.ts";
import type { Category } from "@bezak/contract/catalog.ts";
import { productFilters, type ProductFilter, type ProductSort } from "@bezak/contract/product-query.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerOf, QueryOf } from "@bezak/contract/route-types.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import { isUnknownFilter } from "../../lib/api-error.ts";
import type { ListState } from "./list-state.ts";

export type ProductListAnswer = AnswerOf<typeof routes.products>;

/** Divisible by 2, 3 and 4, so that the last row is full with that many columns. */
const listLimit = 24;

/** Which products a list contains before it is filtered. */
export type ListSource =
  | { kind: "all" }
  | { kind: "category"; id: string }
  | { kind: "seller"; id: string }
  | { kind: "search"; text: string };

/** Milliseconds: menus change rarely. */
const menuAge = 60_000;

/** Chooses the call of a list: search, category or all products. */
function callList(
  api: ApiClient,
  source: ListSource,
  { query, signal }: { query: QueryOf<typeof routes.products>; signal: AbortSignal },
): Promise<ProductListAnswer> {
  if (source.kind === "search")
    return api.call(routes.searchProducts, { query: { ...query, q: source.text }, signal });
  if (source.kind === "category")
    return api.call(routes.productsOfCategory, { params: { id: source.id }, query, signal });
  return api.call(routes.products, { query, signal });
}

/** For an old address with a category or shop that no longer exists: an empty list, so that the choice can be removed. */
function toEmptyAnswer(error: unknown): ProductListAnswer {
  if (!isUnknownFilter(error, "category", "seller")) throw error;
  return {
    success: true,
    data: [],
    pagination: { page: 1, limit: listLimit, total: 0, pages: 0 },
    facets: { brands: [], categories: [], ratings: [], price: null, inStock: 0 },
  };
}

export function productListQuery(api: ApiClient, source: ListSource, state: ListState) {
  const { view: _view, filter, ...filters } = state;
  const query = {
    ...filters,
    category: source.kind === "category" ? undefined : filters.category,
    seller: source.kind === "seller" ? source.id : filters.seller,
    // links of the footer have values that are no product filters: they list everything
    filter: productFilters.find((one) => one === filter),
    limit: listLimit,
  };
  return queryOptions({
    queryKey: ["products", source, query],
    queryFn: ({ signal }) => callList(api, source, { query, signal }).catch(toEmptyAnswer),
    placeholderData: keepPreviousData,
  });
}

export function productRowQuery(api: ApiClient, filter: ProductFilter, limit: number) {
  const sort: ProductSort = filter === "new" ? "newest" : "popularity";
  const query = { filter, sort, limit };
  return queryOptions({
    queryKey: ["products", "row", query],
    queryFn: async ({ signal }) => {
      const answer = await api.call(routes.products, { query, signal });
      return answer.data;
    },
  });
}

export function similarProductsQuery(api: ApiClient, categoryId: string, limit: number) {
  return queryOptions({
    queryKey: ["products", "similar", categoryId, limit],
    queryFn: async ({ signal }) => {
      const params = { id: categoryId };
      const answer = await api.call(routes.productsOfCategory, { params, query: { limit }, signal });
      return answer.data;
    },
  });
}

export function featuredProductsQuery(api: ApiClient, limit: number) {
  return queryOptions({
    queryKey: ["products", "featured", limit],
    queryFn: async ({ signal }) => {
      const query = { limit };
      return (await api.call(routes.featuredProducts, { query, signal })).data;
    },
  });
}

export function productQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ["product", id],
    queryFn: async ({ signal }) => {
      return (await api.call(routes.product, { params: { id }, signal })).data;
    },
  });
}

export function categoriesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["categories"],
    queryFn: async ({ signal }) => {
      const answer = await api.call(routes.categories, { signal });
      // the answer may have the list in `data` or be the list (specification, section 7)
      return Array.isArray(answer) ? (answer as Category[]) : answer.data;
    },
    staleTime: menuAge,
  });
}

export function categoryQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ["category", id],
    queryFn: async ({ signal }) => {
      return (await api.call(routes.category, { params: { id }, signal })).data;
    },
    staleTime: menuAge,
  });
}
