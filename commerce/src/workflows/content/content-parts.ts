import type { BannerContent, Crop, SectionContent } from "@bezak/contract/content-draft.ts";
import type { StoredBanner, StoredSection } from "../../content/cached-content.ts";

export type ContentTable = "banner" | "section";

export interface BannerCrops {
  desktop: Crop | null;
  mobile: Crop | null;
}

/** As a request has them, which may leave out one. */
export type WrittenCrops = { [Name in keyof BannerCrops]?: Crop | null };

export const toCrops = ({ desktop = null, mobile = null }: WrittenCrops): BannerCrops => ({
  desktop,
  mobile,
});

export const noCrops: BannerCrops = { desktop: null, mobile: null };

/** What is published, drafted and kept in versions: everything but the position in the order. */
export type BannerParts = Omit<StoredBanner, "id" | "order"> & { crops: BannerCrops };
export type SectionParts = Omit<StoredSection, "id" | "order">;
export type Parts = BannerParts | SectionParts;

export interface ContentParts {
  banner: BannerParts;
  section: SectionParts;
}

/** As it is stored in drafts and versions, and sent. */
export type StoredParts = BannerContent | SectionContent;

type Times = Pick<Parts, "startsAt" | "endsAt">;

const toText = (time: Date | null) => time && time.toISOString();
const toDate = (text: string | null) => (text === null ? null : new Date(text));

const getHead = ({ title, active, startsAt, endsAt }: Parts) => ({ title, active, startsAt, endsAt });

const getBannerParts = (banner: BannerParts): BannerParts => {
  const { subtitle, image, crops, link, position } = banner;
  return { ...getHead(banner), subtitle, image, crops, link, position };
};

const getSectionParts = (section: SectionParts): SectionParts => ({
  ...getHead(section),
  type: section.type,
  source: section.source,
});

/** The parts of a banner or a section alone. */
export const getParts: { [Table in ContentTable]: (of: ContentParts[Table]) => ContentParts[Table] } = {
  banner: getBannerParts,
  section: getSectionParts,
};

export function toStoredParts(parts: Parts): StoredParts {
  const { startsAt, endsAt } = parts;
  return { ...parts, startsAt: toText(startsAt), endsAt: toText(endsAt) } as StoredParts;
}

/** Parts as `toStoredParts` has made them. */
export function fromStoredParts<Table extends ContentTable>(stored: StoredParts): ContentParts[Table] {
  const times: Times = { startsAt: toDate(stored.startsAt), endsAt: toDate(stored.endsAt) };
  return { ...stored, ...times } as unknown as ContentParts[Table];
}

/** The parts of a draft; null without one. */
export const getDraftParts = <Table extends ContentTable>(row: {
  draft: { content: StoredParts } | null;
}): ContentParts[Table] | null => row.draft && fromStoredParts<Table>(row.draft.content);
