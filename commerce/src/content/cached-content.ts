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

/**
 * Another process's changes become visible after this time at the latest. With the second for which the web server may
 * answer from its own cache, that is two seconds.
 */
const MAX_AGE_MS = 1_000;

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

type BannerRow = InferTypeOf<typeof BannerModel>;
type SectionRow = InferTypeOf<typeof SectionModel>;
type Unseen = "created_at" | "updated_at" | "deleted_at" | "body_hash" | "crops" | "draft" | "publish_at";
type Written<Row> = Omit<Row, Unseen>;

function toCommon(row: Written<BannerRow> | Written<SectionRow>): Common {
  const { id, title, rank: order, active, starts_at: startsAt, ends_at: endsAt } = row;
  return { id, title, order, active, startsAt, endsAt };
}

export function toBanner(row: Written<BannerRow>): StoredBanner {
  const { subtitle, image_desktop: desktop, image_mobile: mobile, link, position } = row;
  return { ...toCommon(row), subtitle, image: { desktop, mobile }, link, position };
}

export function toSection(row: Written<SectionRow>): StoredSection {
  return { ...toCommon(row), type: row.type, source: row.source };
}
