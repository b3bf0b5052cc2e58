import { inLanguage, type Language } from "./language.ts";

/** Values of `filter` that links to the catalogue use (specification, section 2). */
export type CatalogFilter =
  | "brands"
  | "sales"
  | "new"
  | "careers"
  | "news"
  | "investors"
  | "delivery"
  | "returns"
  | "warranty"
  | "business"
  | "advertising"
  | "api"
  | "terms"
  | "privacy"
  | "selling-rules"
  | "buyer-protection";

/** Every address of the shop, once. Made per language: links never leave the language of the page. */
export interface Paths {
  home(): string;
  catalog(filter?: CatalogFilter): string;
  category(slugOrId: string): string;
  product(slugOrId: string): string;
  /** the goods of a seller */
  seller(id: string): string;
  search(text?: string): string;
  cart(): string;
  checkout(): string;
  orderSuccess(number?: string): string;
  /** `next` is where to go afterwards */
  login(next?: string): string;
  register(next?: string): string;
  orders(): string;
  order(idOrNumber: string): string;
}

function withQuery(path: string, name: string, value: string | undefined): string {
  return value === undefined || value === "" ? path : `${path}?${name}=${encodeURIComponent(value)}`;
}

export function pathsFor(language: Language): Paths {
  const at = (path: string) => inLanguage(path, language);
  return {
    home: () => at("/"),
    catalog: (filter) => withQuery(at("/catalog"), "filter", filter),
    category: (id) => at(`/category/${encodeURIComponent(id)}`),
    product: (id) => at(`/product/${encodeURIComponent(id)}`),
    seller: (id) => withQuery(at("/catalog"), "seller", id),
    search: (text) => withQuery(at("/search"), "q", text),
    cart: () => at("/cart"),
    checkout: () => at("/checkout"),
    orderSuccess: (number) => withQuery(at("/order-success"), "order", number),
    login: (next) => withQuery(at("/login"), "next", next),
    register: (next) => withQuery(at("/register"), "next", next),
    orders: () => at("/orders"),
    order: (id) => at(`/order/${encodeURIComponent(id)}`),
  };
}

/** Where `next` may lead: a path of this site and nothing else, so that a link cannot send people away. */
export function safeNext(next: string | null, otherwise: string): string {
  if (!next?.startsWith("/")) return otherwise;
  const url = new URL(next, "http://shop.invalid");
  return url.host === "shop.invalid" ? `${url.pathname}${url.search}` : otherwise;
}

/**
 * Query parameters that pages read. Everything else (campaign marks and the like) neither reaches a rendered page
 * nor makes a copy of it in the cache of pages.
 */
const readParameters = new Set([
  "q",
  "filter",
  "category",
  "seller",
  "brand",
  "minPrice",
  "maxPrice",
  "rating",
  "inStock",
  "sort",
  "page",
  "view",
  "order",
  "next",
]);

/** The query with only what pages read, in a fixed order: the same page has one address. */
export function knownQuery(search: string): string {
  const given = [...new URLSearchParams(search)].filter(([name, value]) => readParameters.has(name) && value);
  const known = new URLSearchParams(given.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString();
  return known === "" ? "" : `?${known}`;
}
