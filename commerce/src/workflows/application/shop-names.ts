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

/** The name of a company as that of a shop: cut to what a shop's may be. */
export function shopNameOf(company: string): string {
  return [...company].slice(0, sellerLimits.shopNameMax).join("").trim();
}

/** What to call a shop when others are called so already: `atlas`, `atlas-2`, `atlas-3`, ... */
export function choicesOf(first: string, join: string, max: number): string[] {
  const others = Array.from({ length: 199 }, (_, at) => {
    const end = `${join}${at + 2}`;
    return `${[...first]
      .slice(0, max - end.length)
      .join("")
      .replace(/[-\s]+$/, "")}${end}`;
  });
  return [first, ...others];
}
