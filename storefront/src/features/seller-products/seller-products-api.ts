import * as routes from "@bezak/contract/routes/seller-products.ts";
import type { Product } from "@bezak/contract/catalog.ts";
import type { CategoryTerms, SellerProduct } from "@bezak/contract/seller-products.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerOf, BodyOf } from "@bezak/contract/route-types.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import type { ListChoice } from "./list-choice.ts";

export type SellerProductsPage = AnswerOf<typeof routes.sellerProducts>;
export type ProductBody = BodyOf<typeof routes.createSellerProduct>;
export type ManyChanges = BodyOf<typeof routes.changeSellerProducts>;

/** Everything kept of a shop's goods begins with this. */
export const sellerProductsKey = ["seller-products"] as const;

export const rowsPerPage = 20;

/** One page of the shop's goods, with how many there are of each kind. */
export function sellerProductsQuery(api: ApiClient, choice: ListChoice) {
  const { q, ...filters } = choice;
  const query = { ...filters, q: q === "" ? undefined : q, limit: rowsPerPage };
  return queryOptions({
    queryKey: [...sellerProductsKey, "list", query],
    queryFn: ({ signal }) => api.call(routes.sellerProducts, { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
}

/** One product with everything its form holds. Not renewed by itself: somebody may be changing it. */
export function sellerProductQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...sellerProductsKey, "one", id],
    queryFn: async ({ signal }): Promise<SellerProduct> =>
      (await api.call(routes.sellerProduct, { params: { id }, signal })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
}

/** The product as buyers will see it. */
export function previewQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...sellerProductsKey, "preview", id],
    queryFn: async ({ signal }): Promise<Product> =>
      (await api.call(routes.previewSellerProduct, { params: { id }, signal })).data,
    staleTime: 0,
  });
}

/** What goods of a category need and what a sale in it costs the shop. */
export function termsQuery(api: ApiClient, categoryId: string) {
  return queryOptions({
    queryKey: [...sellerProductsKey, "terms", categoryId],
    queryFn: async ({ signal }): Promise<CategoryTerms> => {
      return (await api.call(routes.categoryTerms, { params: { id: categoryId }, signal })).data;
    },
    enabled: categoryId !== "",
    staleTime: 60_000,
  });
}

/** The same `key` again gives the product that the first try made. */
export async function createProduct(api: ApiClient, body: ProductBody, key: string): Promise<SellerProduct> {
  const headers = { "idempotency-key": key };
  return (await api.call(routes.createSellerProduct, { body, headers })).data;
}

/** `version` is of what was edited; null writes over whatever is there. */
export async function rewriteProduct(
  api: ApiClient,
  id: string,
  body: ProductBody,
  version: number | null,
): Promise<SellerProduct> {
  const whole = version === null ? body : { ...body, version };
  return (await api.call(routes.changeSellerProduct, { params: { id }, body: whole })).data;
}

export async function deleteProduct(api: ApiClient, id: string): Promise<void> {
  await api.call(routes.deleteSellerProduct, { params: { id } });
}

/** Prices, stock and states of many: all or none. */
export async function changeMany(api: ApiClient, body: ManyChanges): Promise<number> {
  return (await api.call(routes.changeSellerProducts, { body })).data.changed;
}
