import type { AdministeredBanner, AdministeredSection } from "@bezak/contract/content-admin.ts";
import type { BannerDraftChange, SectionDraftChange } from "@bezak/contract/content-versions.ts";
import * as routes from "@bezak/contract/routes/content-versions.ts";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import type { ApiClient } from "../../../lib/api-client.ts";
import { deletedKey, versionsKey, type ContentKind } from "./content-admin-api.ts";

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

/** What is done with the draft and the versions of a row; each answers the row as it is then. */
export const versionCalls = {
  publish: async (api: ApiClient, { id, version }: Seen) =>
    (await api.call(routes.publishDraft, { params: { id }, body: { version } })).data,
  discard: async (api: ApiClient, { id, version }: Seen) =>
    (await api.call(routes.discardDraft, { params: { id }, body: { version } })).data,
  rollBack: async (api: ApiClient, { id, version }: Seen, number: number) =>
    (await api.call(routes.rollBackContent, { params: { id }, body: { number, version } })).data,
  restore: async (api: ApiClient, id: string) =>
    (await api.call(routes.restoreContent, { params: { id } })).data,
};

const pageSize = 10;

export function contentVersionsQuery(api: ApiClient, id: string) {
  return infiniteQueryOptions({
    queryKey: [...versionsKey, id],
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

const deletedRows = 20;

/** What was deleted, with this text in its title; each page follows the one before it, whatever is restored meanwhile. */
export function deletedContentQuery(api: ApiClient, kind: ContentKind, q: string) {
  return infiniteQueryOptions({
    queryKey: [...deletedKey, kind, q],
    queryFn: ({ signal, pageParam: cursor }) =>
      api.call(routes.deletedContent, {
        query: { kind, limit: deletedRows, ...(cursor && { cursor }), ...(q && { q }) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
