import * as routes from "@bezak/contract/routes/product-imports.ts";
import type { TableFormat } from "@bezak/contract/import-status.ts";
import type { ProductImport } from "@bezak/contract/product-imports.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerOf } from "@bezak/contract/route-types.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { isMoving } from "./import-state.ts";

/** Twenty megabytes take a while, and the server reads them before it answers. */
const sendMs = 300_000;
/** Milliseconds between requests for the progress. */
const refetchMs = 1000;

/** Imports per page of the history. */
const rows = 10;

/** Prefix of all query keys about imports. */
export const importsKey = ["panel", "imports"] as const;

export type ImportPage = AnswerOf<typeof routes.productImports>;

export function importsQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: [...importsKey, "list", page],
    queryFn: ({ signal }): Promise<ImportPage> =>
      api.call(routes.productImports, { query: { page, limit: rows }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** An import, polled while a job is working on it. */
export function importQuery(api: ApiClient, known: ProductImport) {
  return queryOptions({
    queryKey: [...importsKey, "one", known.id],
    queryFn: async ({ signal }): Promise<ProductImport> =>
      (await api.call(routes.productImport, { params: { id: known.id }, signal })).data,
    initialData: known,
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? refetchMs : false),
  });
}

export async function sendImport(api: ApiClient, file: File, signal: AbortSignal): Promise<ProductImport> {
  const form = new FormData();
  form.append("file", file);
  return (await api.call(routes.sendImport, { form, timeoutMs: sendMs, signal })).data;
}

export async function moveImport(
  api: ApiClient,
  id: string,
  verb: "start" | "cancel",
): Promise<ProductImport> {
  const route = verb === "start" ? routes.startImport : routes.cancelImport;
  return (await api.call(route, { params: { id } })).data;
}

export const downloadErrors = (api: ApiClient, id: string) =>
  downloadFile(api, routes.importErrors, { params: { id } });

export const downloadTable = (api: ApiClient, what: "template" | "export", format: TableFormat) =>
  downloadFile(api, what === "template" ? routes.importTemplate : routes.exportProducts, {
    query: { format },
  });
