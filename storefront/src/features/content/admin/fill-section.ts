import type { Banner, Section } from "@bezak/contract/content.ts";
import type { AdministeredSection } from "@bezak/contract/content-admin.ts";
import * as catalogRoutes from "@bezak/contract/routes/catalog.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../../lib/api-client.ts";
import { isUnknownFilter } from "../../../lib/api-error.ts";
import { serverNow } from "../../../lib/server-clock.ts";
import { contentState } from "./content-state.ts";

async function readProducts(
  api: ApiClient,
  section: AdministeredSection & { type: "products" },
  signal: AbortSignal,
) {
  const query = { ...section.source, inStock: true };
  try {
    return (await api.call(catalogRoutes.products, { query, signal })).data;
  } catch (error) {
    // a category or a shop that no longer exists has no products
    if (isUnknownFilter(error, "category", "seller")) return [];
    throw error;
  }
}

async function readCategories(
  api: ApiClient,
  { source: { ids, limit } }: AdministeredSection & { type: "categories" },
  signal: AbortSignal,
) {
  const call = ids ? catalogRoutes.categories : catalogRoutes.featuredCategories;
  const { data } = await api.call(call, { signal });
  const filled = data.filter(({ productCount }) => productCount > 0);
  const chosen = ids?.flatMap((key) => filled.filter(({ id, slug }) => id === key || slug === key)) ?? filled;
  return chosen.slice(0, limit);
}

/** The section as visitors would see it now, if it were shown: the same choice as commerce makes (fill-section.ts). */
export async function fillSection(
  api: ApiClient,
  section: AdministeredSection,
  { banners, signal }: { banners: readonly Banner[]; signal: AbortSignal },
): Promise<Section> {
  switch (section.type) {
    case "products":
      return { ...section, items: await readProducts(api, section, signal) };
    case "categories":
      return { ...section, items: await readCategories(api, section, signal) };
    case "banner": {
      const now = serverNow();
      const isShown = (banner: Banner) =>
        banner.id === section.source.bannerId && contentState(banner, now) === "shown";
      return { ...section, items: banners.filter(isShown) };
    }
    case "text":
      return { ...section, items: [section.source.text] };
  }
}

/** `banners`: all of them, shown or not. */
export function filledSectionQuery(api: ApiClient, section: AdministeredSection, banners: readonly Banner[]) {
  return queryOptions({
    queryKey: ["filled-section", section, section.type === "banner" ? banners : null],
    queryFn: ({ signal }) => fillSection(api, section, { banners, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
