import { randomBytes } from "node:crypto";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { reservedShopSlugs } from "@bezak/contract/shop-slugs.ts";
import { plainSlug } from "../../text/plain-slug.ts";

const SLUG_MAX = 48;

/** The address of a shop of this name: `ООО «Олтин Ой»` -> `ooo-oltin-oy`; a name without letters is `magazin`. */
export function slugOf(name: string): string {
  const slug = plainSlug(name, SLUG_MAX);
  if (slug === "") return "magazin";
  return reservedShopSlugs.has(slug) ? `${slug}-magazin` : slug;
}

/** At most so long as settings count it, between letters. */
function cutTo(text: string, max: number): string {
  const cut = text.slice(0, max);
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trim();
}

/** The name of a company as that of a shop: one line, cut to what a shop's may be. */
export function shopNameOf(company: string): string {
  return cutTo(company.replace(/\s+/g, " ").trim(), sellerLimits.shopNameMax);
}

/**
 * What to call a shop when others are called so already: `atlas`, `atlas-2`, `atlas-3`, ... The last ends at random:
 * two hundred shops of one name are nobody's wish, but no reason to fail.
 */
export function choicesOf(first: string, join: string, max: number): string[] {
  const numbers = Array.from({ length: 198 }, (_, at) => String(at + 2));
  const others = [...numbers, randomBytes(3).toString("hex")].map((end) => {
    const shortened = cutTo(first, max - join.length - end.length).replace(/(?<![-\s])[-\s]+$/, "");
    return `${shortened}${join}${end}`;
  });
  return [first, ...others];
}
