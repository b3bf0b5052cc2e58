import type { AdministeredBanner, AdministeredSection } from "@bezak/contract/content-admin.ts";
import type {
  BannerDraftChange,
  DeletedContent,
  SectionDraftChange,
} from "@bezak/contract/content-versions.ts";
import { limits } from "@bezak/contract/limits.ts";
import * as routes from "@bezak/contract/routes/content-versions.ts";
import { infiniteQueryOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "../../../lib/api-client.ts";
import { contentKeys, renewContent, type ContentKind, type ContentRows } from "./content-admin-api.ts";

export async function saveBannerDraft(
  api: ApiClient,
  id: string,
  body: BannerDraftChange,
): Promise<AdministeredBanner> {
  return (await api.call(routes.saveBannerDraft, { params: { id }, body })).data;
}

export async function saveSectionDraft(
  api: ApiClient,
  id: string,
  body: SectionDraftChange,
): Promise<AdministeredSection> {
  return (await api.call(routes.saveSectionDraft, { params: { id }, body })).data;
}

interface Seen {
  id: string;
  /** that was shown */
  version: string;
}

/** What is done with the draft and the versions of a row. */
export const versionCalls = {
  publish: (api: ApiClient, { id, version }: Seen) =>
    api.call(routes.publishDraft, { params: { id }, body: { version } }),
  discard: (api: ApiClient, { id, version }: Seen) =>
    api.call(routes.discardDraft, { params: { id }, body: { version } }),
  rollBack: (api: ApiClient, { id, version }: Seen, number: number) =>
    api.call(routes.rollBackContent, { params: { id }, body: { number, version } }),
  restore: (api: ApiClient, id: string) => api.call(routes.restoreContent, { params: { id } }),
};

const pageSize = 10;

export function contentVersionsQuery(api: ApiClient, id: string) {
  return infiniteQueryOptions({
    queryKey: ["content-versions", id],
    queryFn: ({ signal, pageParam }) =>
      api.call(routes.contentVersions, {
        params: { id },
        query: { page: pageParam, limit: pageSize },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, pages } }) => (page < pages ? page + 1 : undefined),
  });
}

export function deletedContentQuery(api: ApiClient, kind: ContentKind) {
  return queryOptions({
    queryKey: ["deleted-content", kind],
    queryFn: async ({ signal }): Promise<DeletedContent[]> => {
      const query = { kind, page: 1, limit: limits.pageMax };
      return (await api.call(routes.deletedContent, { query, signal })).data;
    },
    staleTime: 0,
  });
}

/** Loads a row again after it was published or restored; undefined if it was deleted meanwhile. */
export async function reloadRow<Kind extends ContentKind>(
  cache: QueryClient,
  kind: Kind,
  id: string,
): Promise<ContentRows[Kind] | undefined> {
  void cache.invalidateQueries({ queryKey: ["content-versions", id] });
  void cache.invalidateQueries({ queryKey: ["deleted-content", kind] });
  await renewContent(cache, kind);
  const rows = cache.getQueryData<ContentRows[Kind][]>(contentKeys[kind].administered);
  return rows?.find((row) => row.id === id);
}
