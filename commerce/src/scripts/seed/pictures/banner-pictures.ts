import { renditionName } from "@bezak/contract/pictures.ts";
import { demoFolder } from "./demo-folder.ts";

/** Banners of the demo that have pictures. */
export const bannerSlugs = ["spring-jewellery", "bags-week", "watches-sale", "phone-accessories"] as const;

export type BannerSlug = (typeof bannerSlugs)[number];

/** Two separately composed crops: one for wide screens, one for phones. */
export const bannerCrops = {
  wide: { width: 1600, height: 500 },
  tall: { width: 960, height: 540 },
} as const;

export type BannerCrop = keyof typeof bannerCrops;

/** Path under the files folder, without size and extension. */
export const bannerFile = (slug: BannerSlug, crop: BannerCrop) => `${demoFolder}/banners/${slug}-${crop}`;

/** The URL stored in a banner's row. */
export const bannerUrl = (slug: BannerSlug, crop: BannerCrop) =>
  renditionName(`/files/${bannerFile(slug, crop)}`, bannerCrops[crop], "webp");
