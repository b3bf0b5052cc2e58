import { inside } from "./inside.ts";

/** Limits of banners and sections. Free of zod. */
export const contentLimits = {
  titleMax: 120,
  subtitleMax: 300,
  textMax: 4000,
  linkMax: 500,
  orderMax: 1_000_000,
  /** products or categories of a section */
  itemsMax: 100,
  /** banners or sections that can be put in order together */
  rowsMax: 1000,
} as const;

export const sectionTypes = ["products", "categories", "banner", "text"] as const;

export type SectionType = (typeof sectionTypes)[number];

export const contentKinds = ["banners", "sections"] as const;

/**
 * How a version came about. `initial`: as it was before its first recorded change; `scheduled`: a draft, by itself at its
 * time.
 */
export const contentVersionActs = [
  "initial",
  "created",
  "changed",
  "published",
  "scheduled",
  "rolled_back",
  "deleted",
  "restored",
] as const;

export type ContentVersionAct = (typeof contentVersionActs)[number];

/** Days in which something deleted can be restored. */
export const restoreDays = 30;

const https = /^https:\/\/[^/\\\s][^\\\s]*$/i;

/** Whether a text is a path of this site, or an https address without a user and a password. */
export function isContentLink(link: string): boolean {
  if (link.startsWith("/")) return inside(link) === link;
  const url = https.test(link) ? URL.parse(link) : null;
  return url !== null && url.username === "" && url.password === "";
}
