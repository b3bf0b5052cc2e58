import type { InferTypeOf, MedusaContainer } from "@medusajs/framework/types";
import type { SectionType } from "@bezak/contract/content-rules.ts";
import { cacheFor } from "../cache-for.ts";
import { CONTENT_MODULE } from "../modules/content/index.ts";
import type { BannerModel } from "../modules/content/models/banner.ts";
import type { SectionModel } from "../modules/content/models/section.ts";
import type { ContentModuleService } from "../modules/content/service.ts";
import type { Schedule } from "./is-shown.ts";

interface Common extends Schedule {
  id: string;
  title: Record<string, unknown>;
  order: number;
}

/** A banner as it is sent. */
export interface StoredBanner extends Common {
  subtitle: Record<string, unknown>;
  image: { desktop: string; mobile: string };
  link: string;
  position: string;
}

/** A stored section; `source` is validated when it is filled. */
export interface StoredSection extends Common {
  type: SectionType;
  source: Record<string, unknown>;
}

export interface Content {
  banners: StoredBanner[];
  sections: StoredSection[];
}

/** Another process's changes become visible after this time at the latest. */
const MAX_AGE_MS = 5_000;

/** All active banners and sections in order, whatever their times; a change in this process is visible at once. */
export const cachedContent = cacheFor(MAX_AGE_MS, readContent);

async function readContent(container: MedusaContainer): Promise<Content> {
  const service = container.resolve<ContentModuleService>(CONTENT_MODULE);
  const all = { take: null, order: { rank: "ASC", id: "ASC" } } as const;
  const [banners, sections] = await Promise.all([
    service.listBanners({ active: true }, all),
    service.listSections({ active: true }, all),
  ]);
  return { banners: banners.map(toBanner), sections: sections.map(toSection) };
}

function toCommon(row: InferTypeOf<typeof BannerModel> | InferTypeOf<typeof SectionModel>): Common {
  const { id, title, rank: order, active, starts_at: startsAt, ends_at: endsAt } = row;
  return { id, title, order, active, startsAt, endsAt };
}

function toBanner(row: InferTypeOf<typeof BannerModel>): StoredBanner {
  const { subtitle, image_desktop: desktop, image_mobile: mobile, link, position } = row;
  return { ...toCommon(row), subtitle, image: { desktop, mobile }, link, position };
}

function toSection(row: InferTypeOf<typeof SectionModel>): StoredSection {
  return { ...toCommon(row), type: row.type, source: row.source };
}
