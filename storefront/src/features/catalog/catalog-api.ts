import type { catalogRoutes, Category } from "@bezak/contract/catalog.ts";
import { productFilters, type ProductFilter } from "@bezak/contract/product-query.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerOf, ApiClient } from "../../lib/api-client.ts";
import { isApiError } from "../../lib/api-error.ts";
import type { ListState } from "./list-state.ts";

type Routes = typeof catalogRoutes;

export type ProductListAnswer = AnswerOf<Routes["products"]>;

/** Fills the last row of 2, 3 and 4 columns. */
const listLimit = 24;

/** Which goods a list is about; the list's own state narrows them. */
export type ListSource =
  | { kind: "all" }
  | { kind: "category"; id: string }
  | { kind: "seller"; id: string }
  | { kind: "search"; text: string };

/** Menus change rarely; a minute old is fresh. */
const menuAge = 60_000;

function listPath(source: ListSource): string {
  if (source.kind === "category") return `/products/category/${encodeURIComponent(source.id)}`;
  return source.kind === "search" ? "/products/search" : "/products";
}

/** An old address may name a category or a shop that is no more: nothing is found there, and the choice can be undone. */
function nothingChosen(error: unknown): ProductListAnswer {
  const names = isApiError(error) && error.code === "invalid_query" ? Object.keys(error.fields) : [];
  if (names.length === 0 || names.some((name) => name !== "category" && name !== "seller")) throw error;
  return {
    success: true,
    data: [],
    pagination: { page: 1, limit: listLimit, total: 0, pages: 0 },
    facets: { brands: [], categories: [], ratings: [], price: null, inStock: 0 },
  };
}

export function productListQuery(api: ApiClient, source: ListSource, state: ListState) {
  const { view: _view, filter, ...asked } = state;
  const query = {
    ...asked,
    category: source.kind === "category" ? undefined : asked.category,
    seller: source.kind === "seller" ? source.id : asked.seller,
    q: source.kind === "search" ? source.text : undefined,
    // the footer's links carry values that are no filter of goods: they list everything
    filter: productFilters.includes(filter as ProductFilter) ? filter : undefined,
    limit: listLimit,
  };
  return queryOptions({
    queryKey: ["products", source, query],
    queryFn: ({ signal }) =>
      api.call<Routes["products"]>("GET", listPath(source), { query, signal }).catch(nothingChosen),
    placeholderData: keepPreviousData,
  });
}

/** A short row of goods for the home page. */
export function productRowQuery(api: ApiClient, filter: ProductFilter, limit: number) {
  const query = { filter, sort: filter === "new" ? "newest" : "popularity", limit };
  return queryOptions({
    queryKey: ["products", "row", query],
    queryFn: async ({ signal }) => {
      const answer = await api.call<Routes["products"]>("GET", "/products", { query, signal });
      return answer.data;
    },
  });
}

export function similarProductsQuery(api: ApiClient, categoryId: string, limit: number) {
  return queryOptions({
    queryKey: ["products", "similar", categoryId, limit],
    queryFn: async ({ signal }) => {
      const path = `/products/category/${encodeURIComponent(categoryId)}`;
      const answer = await api.call<Routes["products"]>("GET", path, { query: { limit }, signal });
      return answer.data;
    },
  });
}

export function featuredProductsQuery(api: ApiClient, limit: number) {
  return queryOptions({
    queryKey: ["products", "featured", limit],
    queryFn: async ({ signal }) => {
      const query = { limit };
      return (await api.call<Routes["featuredProducts"]>("GET", "/products/featured", { query, signal }))
        .data;
    },
  });
}

export function productQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ["product", id],
    queryFn: async ({ signal }) => {
      const path = `/products/${encodeURIComponent(id)}`;
      return (await api.call<Routes["product"]>("GET", path, { signal })).data;
    },
  });
}

export function categoriesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["categories"],
    queryFn: async ({ signal }) => {
      const answer = await api.call<Routes["categories"]>("GET", "/categories", { signal });
      // a data list or the list itself (specification, section 7)
      return Array.isArray(answer) ? (answer as Category[]) : answer.data;
    },
    staleTime: menuAge,
  });
}

export function categoryQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ["category", id],
    queryFn: async ({ signal }) => {
      const path = `/categories/${encodeURIComponent(id)}`;
      return (await api.call<Routes["category"]>("GET", path, { signal })).data;
    },
    staleTime: menuAge,
  });
}
