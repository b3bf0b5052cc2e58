import type {
  AdministeredBanner,
  AdministeredSection,
  BannerChange,
  ContentOrder,
  SectionChange,
} from "@bezak/contract/content-admin.ts";
import type { TableFormat } from "@bezak/contract/import-status.ts";
import { limits } from "@bezak/contract/limits.ts";
import * as routes from "@bezak/contract/routes/content-admin.ts";
import { exportBanners, exportSections } from "@bezak/contract/routes/list-exports.ts";
import type { BodyOf } from "@bezak/contract/route-types.ts";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "../../../lib/api-client.ts";
import { downloadFile } from "../../../lib/download-file.ts";
import { ifMatch } from "../../../lib/if-match.ts";

export type ContentKind = "banners" | "sections";

export interface ContentRows {
  banners: AdministeredBanner;
  sections: AdministeredSection;
}

interface Page<Row> {
  data: Row[];
  pagination: { pages: number };
}

/** All rows: their order is one list, which is shown and changed as a whole. */
async function readAll<Row>(readPage: (page: number) => Promise<Page<Row>>): Promise<Row[]> {
  const first = await readPage(1);
  const rest = Array.from({ length: first.pagination.pages - 1 }, (_, index) => readPage(index + 2));
  const pages = await Promise.all(rest);
  return [first, ...pages].flatMap(({ data }) => data);
}

const toQuery = (page: number) => ({ page, limit: limits.pageMax });

const bannersKey = ["administered-banners"] as const;
const sectionsKey = ["administered-sections"] as const;

export const versionsKey = ["content-versions"] as const;
export const deletedKey = ["deleted-content"] as const;

/** Prefixes of the keys of what administrators and visitors see. */
export const contentKeys = {
  banners: { administered: bannersKey, shown: ["banners"] },
  sections: { administered: sectionsKey, shown: ["sections"] },
} as const;

export function administeredBannersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: bannersKey,
    queryFn: ({ signal }) =>
      readAll((page) => api.call(routes.administeredBanners, { query: toQuery(page), signal })),
  });
}

export function administeredSectionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: sectionsKey,
    queryFn: ({ signal }) =>
      readAll((page) => api.call(routes.administeredSections, { query: toQuery(page), signal })),
  });
}

/** `key`: the same one makes a repeat harmless. */
export async function createBanner(
  api: ApiClient,
  body: BodyOf<typeof routes.createBanner>,
  key: string,
): Promise<AdministeredBanner> {
  return (await api.call(routes.createBanner, { body, headers: { "idempotency-key": key } })).data;
}

export async function changeBanner(
  api: ApiClient,
  id: string,
  body: BannerChange,
): Promise<AdministeredBanner> {
  return (await api.call(routes.changeBanner, { params: { id }, body })).data;
}

/** `key`: the same one makes a repeat harmless. */
export async function createSection(
  api: ApiClient,
  body: BodyOf<typeof routes.createSection>,
  key: string,
): Promise<AdministeredSection> {
  return (await api.call(routes.createSection, { body, headers: { "idempotency-key": key } })).data;
}

export async function changeSection(
  api: ApiClient,
  id: string,
  body: SectionChange,
): Promise<AdministeredSection> {
  return (await api.call(routes.changeSection, { params: { id }, body })).data;
}

interface Versioned {
  id: string;
  version: string;
}

/** Saves all rows as a file. */
export const saveContent = (api: ApiClient, kind: ContentKind, format: TableFormat): Promise<void> =>
  downloadFile(api, kind === "banners" ? exportBanners : exportSections, { query: { format } });

/** What the lists of both kinds do with a row. */
export interface ContentCalls {
  setActive: (api: ApiClient, id: string, active: boolean) => Promise<unknown>;
  /** refused unless the present order is `seen`, the one that was shown */
  order: (api: ApiClient, body: ContentOrder) => Promise<unknown>;
  /** in the version that was shown */
  remove: (api: ApiClient, row: Versioned) => Promise<unknown>;
}

export const contentCalls: Record<ContentKind, ContentCalls> = {
  banners: {
    // without the version: this value alone is set, and other changes must not delay it
    setActive: (api, id, active) => changeBanner(api, id, { active }),
    order: (api, body) => api.call(routes.orderBanners, { body }),
    remove: (api, { id, version }) =>
      api.call(routes.deleteBanner, { params: { id }, headers: ifMatch(version) }),
  },
  sections: {
    setActive: (api, id, active) => changeSection(api, id, { active }),
    order: (api, body) => api.call(routes.orderSections, { body }),
    remove: (api, { id, version }) =>
      api.call(routes.deleteSection, { params: { id }, headers: ifMatch(version) }),
  },
};

/** Shows a row as it is now; a new one comes last, as on the server. */
export function storeRow<Kind extends ContentKind>(
  cache: QueryClient,
  kind: Kind,
  row: ContentRows[Kind],
): void {
  const queryKey = contentKeys[kind].administered;
  cache.setQueryData<ContentRows[Kind][]>(queryKey, (rows) => {
    if (!rows) return rows;
    return rows.some(({ id }) => id === row.id)
      ? rows.map((one) => (one.id === row.id ? row : one))
      : [...rows, row];
  });
  void renewContent(cache, kind);
}

/** Loads the list again, what visitors see of it, and the versions, since every change may add one. */
export async function renewContent(cache: QueryClient, kind: ContentKind): Promise<void> {
  const { banners, sections } = contentKeys;
  // a section may show a banner
  for (const queryKey of [banners.shown, sections.shown, versionsKey, deletedKey])
    void cache.invalidateQueries({ queryKey });
  await cache.invalidateQueries({ queryKey: contentKeys[kind].administered });
}
