import type { MedusaContainer } from "@medusajs/framework/types";
import { cachedContent, type StoredBanner } from "./cached-content.ts";
import { isShown } from "./is-shown.ts";

/** Returns the banners shown now, at one position or at all. */
export async function readBanners(container: MedusaContainer, position?: string): Promise<StoredBanner[]> {
  const { banners } = await cachedContent(container);
  const now = Date.now();
  return banners.filter(
    (banner) => isShown(banner, now) && (position === undefined || banner.position === position),
  );
}
