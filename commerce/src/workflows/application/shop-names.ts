import { randomBytes } from "node:crypto";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { reservedShopSlugs } from "@bezak/contract/shop-slugs.ts";
import { plainSlug } from "../../text/plain-slug.ts";

const SLUG_MAX = 48;

/** Slug of a shop: `ООО «Олтин Ой»` -> `ooo-oltin-oy`; `magazin` for a name without letters. */
export function getSlug(name: string): string {
  const slug = plainSlug(name, SLUG_MAX);
  if (slug === "") return "magazin";
  return reservedShopSlugs.has(slug) ? `${slug}-magazin` : slug;
}

/** Cuts to a length as the settings count it, without splitting a character. */
function cutTo(text: string, max: number): string {
  const cut = text.slice(0, max);
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trim();
}

/** A company name in one line, cut to the maximum length of a shop name. */
export function getShopName(company: string): string {
  return cutTo(company.replace(/\s+/g, " ").trim(), sellerLimits.shopNameMax);
}

/**
 * Alternatives for a name that is taken: `atlas`, `atlas-2`, `atlas-3`, ... The last one ends in a random number, so that
 * even two hundred shops of one name do not fail.
 */
export function getChoices(first: string, join: string, max: number): string[] {
  const numbers = Array.from({ length: 198 }, (_, at) => String(at + 2));
  const others = [...numbers, randomBytes(3).toString("hex")].map((end) => {
    const shortened = cutTo(first, max - join.length - end.length).replace(/(?<![-\s])[-\s]+$/, "");
    return `${shortened}${join}${end}`;
  });
  return [first, ...others];
}
