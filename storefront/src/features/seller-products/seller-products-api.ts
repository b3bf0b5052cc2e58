import * as messages from "@bezak/contract/routes/product-messages.ts";
import * as routes from "@bezak/contract/routes/seller-products.ts";
import type { Product } from "@bezak/contract/catalog.ts";
import type { ProductMessages } from "@bezak/contract/product-messages.ts";
import type { CategoryTerms, SellerProduct } from "@bezak/contract/seller-products.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerOf, BodyOf } from "@bezak/contract/route-types.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import type { ListChoice } from "./list-choice.ts";

export type SellerProductsPage = AnswerOf<typeof routes.sellerProducts>;
export type ProductBody = BodyOf<typeof routes.createSellerProduct>;
export type ManyChanges = BodyOf<typeof routes.changeSellerProducts>;

/** Prefix of all query keys about the shop's products. */
export const sellerProductsKey = ["seller-products"] as const;

export const rowsPerPage = 20;

/** A page of the shop's products with counts by tab. */
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

/** A product with all form fields. Never refreshed automatically, since it may be being edited. */
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

/** Required attributes and commission of a category; `ofProduct`: for the shop of this product, as an administrator reads it. */
export function termsQuery(api: ApiClient, categoryId: string, ofProduct?: string) {
  return queryOptions({
    queryKey: [...sellerProductsKey, "terms", categoryId, ofProduct ?? null],
    queryFn: async ({ signal }): Promise<CategoryTerms> =>
      ofProduct === undefined
        ? (await api.call(routes.categoryTerms, { params: { id: categoryId }, signal })).data
        : readTermsOfProduct(api, { id: ofProduct, category: categoryId }, signal),
    enabled: categoryId !== "",
    staleTime: 60_000,
  });
}

async function readTermsOfProduct(
  api: ApiClient,
  { id, category }: { id: string; category: string },
  signal: AbortSignal,
): Promise<CategoryTerms> {
  const sent = { params: { id }, query: { category }, signal };
  return (await api.call(messages.administeredProductTerms, sent)).data;
}

/** With the same `key` a repeat returns the product that the first attempt created. */
export async function createProduct(api: ApiClient, body: ProductBody, key: string): Promise<SellerProduct> {
  const headers = { "idempotency-key": key };
  return (await api.call(routes.createSellerProduct, { body, headers })).data;
}

/** `version` is that of the edited product; null overwrites any version. */
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

/** Changes prices, stock and status of many products: all or none. Returns the number. */
export async function changeMany(api: ApiClient, body: ManyChanges): Promise<number> {
  return (await api.call(routes.changeSellerProducts, { body })).data.changed;
}

/** What administrators decided about a product, and what the shop answered. */
export function productMessagesQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...sellerProductsKey, "messages", id],
    queryFn: async ({ signal }): Promise<ProductMessages> =>
      (await api.call(messages.productMessages, { params: { id }, signal })).data,
    staleTime: 0,
  });
}

/** Answers why a product is hidden. */
export async function answerHiddenProduct(
  api: ApiClient,
  id: string,
  text: string,
): Promise<ProductMessages> {
  return (await api.call(messages.answerHiddenProduct, { params: { id }, body: { text } })).data;
}
