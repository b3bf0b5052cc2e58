import { inLanguage, languages } from "../src/lib/language.ts";

/** Personal pages and those with endless variants. */
const closed = [
  "/cart",
  "/checkout",
  "/order",
  "/payment-status",
  "/login",
  "/register",
  "/search",
  "/admin",
  "/profile",
  "/settings",
  "/notifications",
  "/messages",
  "/wishlist",
  "/compare",
];

/** Filtered and sorted lists repeat the same products; lists of the shop's own `filter` stay open. */
const narrowed = ["sort", "brand", "minPrice", "maxPrice", "rating", "inStock", "view"];

/** Text of robots.txt; without `origin` it excludes all. */
export function robotsText(origin: string | undefined): string {
  if (origin === undefined) return "User-agent: *\nDisallow: /\n";
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    ...languages.flatMap((language) => closed.map((path) => `Disallow: ${inLanguage(path, language)}`)),
    ...narrowed.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return `${lines.join("\n")}\n`;
}
