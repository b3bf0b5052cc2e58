import { shownProductStatuses } from "@bezak/contract/product-attributes.ts";
import { noCounts } from "../../lib/counted.ts";
import type { AdministeredProduct, ProductChange } from "@bezak/contract/product-admin.ts";
import type { SellerProductStatus } from "@bezak/contract/product-attributes.ts";
import type { TableFormat } from "@bezak/contract/import-status.ts";
import { exportProductsOfShops } from "@bezak/contract/routes/list-exports.ts";
import * as routes from "@bezak/contract/routes/product-admin.ts";
import * as messages from "@bezak/contract/routes/product-messages.ts";
import type { AnswerOf } from "@bezak/contract/route-types.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";
import { isUnknownFilter } from "../../lib/api-error.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { ifMatch } from "../../lib/if-match.ts";
import type { ProductsChoice } from "./products-address.ts";

export type ProductsPage = AnswerOf<typeof routes.administeredProducts>;

/** Prefix of all query keys about products in the administrators' panel. */
export const administeredProductsKey = ["administered-products"] as const;

const rowsPerPage = 20;

/** For an old address with a shop or category that no longer exists: an empty list, so that the choice can be removed. */
function toEmptyPage(error: unknown): ProductsPage {
  if (!isUnknownFilter(error, "shop", "category")) throw error;
  const pagination = { page: 1, limit: rowsPerPage, total: 0, pages: 0 };
  return { success: true, data: [], pagination, counts: noCounts(shownProductStatuses) };
}

export function administeredProductsQuery(api: ApiClient, { q, ...filters }: ProductsChoice) {
  const query = { ...filters, ...(q && { q }), limit: rowsPerPage };
  return queryOptions({
    queryKey: [...administeredProductsKey, "list", query],
    queryFn: ({ signal }) => api.call(routes.administeredProducts, { query, signal }).catch(toEmptyPage),
    placeholderData: keepPreviousData,
  });
}

export function saveProducts(
  api: ApiClient,
  { q, page: _, ...filters }: ProductsChoice,
  format: TableFormat,
): Promise<void> {
  return downloadFile(api, exportProductsOfShops, { query: { ...filters, ...(q && { q }), format } });
}

/** A product of any shop with all fields of its form. */
export function administeredProductQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...administeredProductsKey, "one", id],
    queryFn: async ({ signal }): Promise<AdministeredProduct> =>
      (await api.call(routes.administeredProduct, { params: { id }, signal })).data,
    staleTime: 0,
  });
}

/** What an administrator decides about the status of a product. */
export type StatusDecision = { status: "hidden"; reason: string } | { status: SellerProductStatus };

/** Sets the status of a product, in the version that was shown, with the latest message that was shown beside it. */
export async function setProductStatus(
  api: ApiClient,
  { id, version }: AdministeredProduct,
  decision: StatusDecision & Pick<ProductChange, "latestMessageId">,
): Promise<AdministeredProduct> {
  return (await api.call(routes.changeProduct, { params: { id }, body: { ...decision, version } })).data;
}

/** Deletes a product in the version that was shown. */
export async function deleteAnyProduct(
  api: ApiClient,
  { id, version }: Pick<AdministeredProduct, "id" | "version">,
): Promise<void> {
  await api.call(routes.deleteProduct, { params: { id }, headers: ifMatch(version) });
}

export function administeredMessagesQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...administeredProductsKey, "messages", id],
    queryFn: async ({ signal }) =>
      (await api.call(messages.administeredProductMessages, { params: { id }, signal })).data,
    staleTime: 0,
  });
}

/** Changes what a shop has written; the shop reads the reason. */
export async function editAnyProduct(
  api: ApiClient,
  id: string,
  change: ProductChange,
): Promise<AdministeredProduct> {
  return (await api.call(routes.changeProduct, { params: { id }, body: change })).data;
}
