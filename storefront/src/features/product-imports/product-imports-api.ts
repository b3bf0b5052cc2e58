import type { TableFormat } from "@bezak/contract/import-status.ts";
import type { ProductImport, productImportsRoutes } from "@bezak/contract/product-imports.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerOf, ApiClient } from "../../lib/api-client.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { isMoving } from "./import-state.ts";

type Routes = typeof productImportsRoutes;

const path = "/sellers/me/imports";
const one = (id: string) => `${path}/${encodeURIComponent(id)}`;

/** Twenty megabytes take their time, and are read before they are answered. */
const sendMs = 300_000;
/** How often one asks how far an import is. */
const lookMs = 1000;

/** Imports that are shown as a history. */
const rows = 10;

/** Everything kept of the shop's imports begins with this. */
export const importsKey = ["panel", "imports"] as const;

export type ImportPage = AnswerOf<Routes["productImports"]>;

export function importsQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: [...importsKey, "list", page],
    queryFn: ({ signal }): Promise<ImportPage> =>
      api.call<Routes["productImports"]>("GET", path, { query: { page, limit: rows }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** One import; while something is done with it, it is asked for anew. */
export function importQuery(api: ApiClient, known: ProductImport) {
  return queryOptions({
    queryKey: [...importsKey, "one", known.id],
    queryFn: async ({ signal }): Promise<ProductImport> =>
      (await api.call<Routes["productImport"]>("GET", one(known.id), { signal })).data,
    initialData: known,
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? lookMs : false),
  });
}

export async function sendImport(api: ApiClient, file: File, signal: AbortSignal): Promise<ProductImport> {
  const form = new FormData();
  form.append("file", file);
  return (await api.call<Routes["sendImport"]>("POST", path, { form, timeoutMs: sendMs, signal })).data;
}

export async function moveImport(
  api: ApiClient,
  id: string,
  verb: "start" | "cancel",
): Promise<ProductImport> {
  return (await api.call<Routes["startImport"]>("POST", `${one(id)}/${verb}`)).data;
}

export const downloadErrors = (api: ApiClient, id: string) => downloadFile(api, `${one(id)}/errors`);

export const downloadTable = (api: ApiClient, what: "template" | "export", format: TableFormat) =>
  downloadFile(api, `${path}/${what}`, { query: { format } });
