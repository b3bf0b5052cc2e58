import { renditionName } from "@bezak/contract/pictures.ts";
import { demoFolder } from "./demo-folder.ts";

/** The banners of the demo shop that have pictures. */
export const bannerSlugs = ["spring-jewellery", "bags-week", "watches-sale", "phone-accessories"] as const;

export type BannerSlug = (typeof bannerSlugs)[number];

/** Two crops, each composed for itself: one for wide screens, one for phones. */
export const bannerCrops = {
  wide: { width: 1600, height: 500 },
  tall: { width: 960, height: 540 },
} as const;

export type BannerCrop = keyof typeof bannerCrops;

/** Path under the files folder, without size and ending. */
export const bannerFile = (slug: BannerSlug, crop: BannerCrop) => `${demoFolder}/banners/${slug}-${crop}`;

/** The address that a banner's row keeps. */
export const bannerUrl = (slug: BannerSlug, crop: BannerCrop) =>
  renditionName(`/files/${bannerFile(slug, crop)}`, bannerCrops[crop], "webp");
