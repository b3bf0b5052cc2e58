import type { Product } from "@bezak/contract/catalog.ts";
import type { CategoryTerms, SellerProduct, sellerProductsRoutes } from "@bezak/contract/seller-products.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerOf, ApiClient, BodyOf } from "../../lib/api-client.ts";
import type { ListChoice } from "./list-choice.ts";

type Routes = typeof sellerProductsRoutes;

export type GoodsPage = AnswerOf<Routes["sellerProducts"]>;
export type ProductBody = BodyOf<Routes["createSellerProduct"]>;
export type ManyChanges = BodyOf<Routes["changeSellerProducts"]>;

/** Everything kept of a shop's goods begins with this. */
export const goodsKey = ["seller-products"] as const;

export const rowsPerPage = 20;

const path = "/sellers/me/products";
const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`;

/** One page of the shop's goods, with how many there are of each kind. */
export function goodsQuery(api: ApiClient, choice: ListChoice) {
  const { q, ...asked } = choice;
  const query = { ...asked, q: q === "" ? undefined : q, limit: rowsPerPage };
  return queryOptions({
    queryKey: [...goodsKey, "list", query],
    queryFn: ({ signal }) => api.call<Routes["sellerProducts"]>("GET", path, { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
}

/** One product with everything its form holds. Not renewed by itself: somebody may be changing it. */
export function sellerProductQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...goodsKey, "one", id],
    queryFn: async ({ signal }): Promise<SellerProduct> =>
      (await api.call<Routes["sellerProduct"]>("GET", pathOf(id), { signal })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
}

/** The product as buyers will see it. */
export function previewQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...goodsKey, "preview", id],
    queryFn: async ({ signal }): Promise<Product> =>
      (await api.call<Routes["previewSellerProduct"]>("GET", `${pathOf(id)}/preview`, { signal })).data,
    staleTime: 0,
  });
}

/** What goods of a category need and what a sale in it costs the shop. */
export function termsQuery(api: ApiClient, categoryId: string) {
  return queryOptions({
    queryKey: [...goodsKey, "terms", categoryId],
    queryFn: async ({ signal }): Promise<CategoryTerms> => {
      const to = `/sellers/me/categories/${encodeURIComponent(categoryId)}`;
      return (await api.call<Routes["categoryTerms"]>("GET", to, { signal })).data;
    },
    enabled: categoryId !== "",
    staleTime: 60_000,
  });
}

/** The same `key` again gives the product that the first try made. */
export async function createProduct(api: ApiClient, body: ProductBody, key: string): Promise<SellerProduct> {
  const headers = { "idempotency-key": key };
  return (await api.call<Routes["createSellerProduct"]>("POST", path, { body, headers })).data;
}

/** `version` is of what was edited; null writes over whatever is there. */
export async function rewriteProduct(
  api: ApiClient,
  id: string,
  body: ProductBody,
  version: number | null,
): Promise<SellerProduct> {
  const whole = version === null ? body : { ...body, version };
  return (await api.call<Routes["changeSellerProduct"]>("PUT", pathOf(id), { body: whole })).data;
}

export async function deleteProduct(api: ApiClient, id: string): Promise<void> {
  await api.call<Routes["deleteSellerProduct"]>("DELETE", pathOf(id));
}

/** Prices, stock and states of many: all or none. */
export async function changeMany(api: ApiClient, body: ManyChanges): Promise<number> {
  return (await api.call<Routes["changeSellerProducts"]>("PATCH", path, { body })).data.changed;
}
