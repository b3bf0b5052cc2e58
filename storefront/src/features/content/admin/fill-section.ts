import type { Banner, Section } from "@bezak/contract/content.ts";
import type { AdministeredSection } from "@bezak/contract/content-admin.ts";
import * as catalogRoutes from "@bezak/contract/routes/catalog.ts";
import { keepPreviousData, queryOptions, skipToken } from "@tanstack/react-query";
import type { ApiClient } from "../../../lib/api-client.ts";
import { isUnknownFilter } from "../../../lib/api-error.ts";
import { serverNow } from "../../../lib/server-clock.ts";
import { contentState } from "./content-state.ts";

type ReadSection = Extract<AdministeredSection, { type: "products" | "categories" }>;

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

/** What a section shows, with its source; a title or a schedule changes nothing of it. */
async function readItems(api: ApiClient, section: ReadSection, signal: AbortSignal) {
  if (section.type === "products") {
    const { type, source } = section;
    return { type, source, items: await readProducts(api, section, signal) };
  }
  const { type, source } = section;
  return { type, source, items: await readCategories(api, section, signal) };
}

type ReadItems = Awaited<ReturnType<typeof readItems>>;

/** The items of a section, if they have to be requested; the former ones until then. */
export function sectionItemsQuery(api: ApiClient, section: AdministeredSection) {
  const isRead = section.type === "products" || section.type === "categories";
  return queryOptions({
    queryKey: ["section-items", section.type, isRead ? section.source : null],
    queryFn: isRead ? ({ signal }) => readItems(api, section, signal) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/**
 * The section as visitors would see it now, if it were shown: the same choice as commerce makes (fill-section.ts).
 * `banners`: all of them, shown or not. Undefined while what it needs is not there.
 */
export function fillSection(
  section: AdministeredSection,
  { items, banners }: { items: ReadItems | undefined; banners: readonly Banner[] | undefined },
): Section | undefined {
  switch (section.type) {
    case "products":
    case "categories":
      return items && { ...section, ...items };
    case "banner": {
      const now = serverNow();
      const isShown = (banner: Banner) =>
        banner.id === section.source.bannerId && contentState(banner, now) === "shown";
      return banners && { ...section, items: banners.filter(isShown) };
    }
    case "text":
      return { ...section, items: [section.source.text] };
  }
}
