import { inLanguage, languages } from "../src/lib/language.ts";

/** Pages of one person, or made anew by every question: nothing to find there. */
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

/** Narrowed and sorted lists are the same goods again; the lists of the shop's own filters stay open. */
const narrowed = ["sort", "brand", "minPrice", "maxPrice", "rating", "inStock", "view"];

/** What search engines are told; without `origin`, to stay away. */
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
