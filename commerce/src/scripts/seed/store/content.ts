import type { MedusaContainer } from "@medusajs/framework/types";
import { CONTENT_MODULE } from "../../../modules/content/index.ts";
import type { ContentModuleService } from "../../../modules/content/service.ts";
import type { BannerSeed } from "../content/banners.ts";
import type { SectionSeed } from "../content/sections.ts";
import { bannerUrl } from "../pictures/banner-pictures.ts";

/** Stores the banners and sections of the home page in the given order. */
export async function storeContent(
  container: MedusaContainer,
  banners: readonly BannerSeed[],
  sections: readonly SectionSeed[],
): Promise<void> {
  const content = container.resolve<ContentModuleService>(CONTENT_MODULE);
  await content.createBanners(
    banners.map(({ slug, title, subtitle, link }, rank) => ({
      title: { ...title },
      subtitle: { ...subtitle },
      link,
      rank,
      position: "home",
      image_desktop: bannerUrl(slug, "wide"),
      image_mobile: bannerUrl(slug, "tall"),
    })),
  );
  await content.createSections(
    sections.map(({ type, title, source }, rank) => ({
      type,
      title: { ...title },
      source: { ...source },
      rank,
    })),
  );
}
