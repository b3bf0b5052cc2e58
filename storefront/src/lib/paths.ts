import type { ContactTopic } from "@bezak/contract/contact-topics.ts";
import type { InfoPage } from "./info-pages.ts";
import { inside } from "@bezak/contract/inside.ts";
import { inLanguage, type Language } from "./language.ts";

/** Values of `filter` in links to the catalogue (specification, section 2). Those of the footer became pages: `info`. */
export type CatalogFilter = "brands" | "sales" | "new";

/** Addresses of the shop in one language: links never leave the language of the page. */
export interface Paths {
  home(): string;
  catalog(filter?: CatalogFilter): string;
  category(slugOrId: string): string;
  product(slugOrId: string): string;
  /** the public shop of a seller */
  seller(id: string): string;
  search(text?: string): string;
  cart(): string;
  checkout(): string;
  orderSuccess(number?: string): string;
  /** `next` is where to go after signing in */
  login(next?: string): string;
  register(next?: string): string;
  forgotPassword(): string;
  resetPassword(): string;
  profile(): string;
  settings(): string;
  orders(): string;
  wishlist(): string;
  /** products side by side */
  compare(): string;
  order(idOrNumber: string): string;
  notifications(): string;
  /** page for printing */
  receipt(idOrNumber: string): string;
  orderConfirmation(idOrNumber: string): string;
  paymentStatus(id: string): string;
  becomeSeller(): string;
  /** panels of sellers and administrators; their other addresses are in panel-paths.ts */
  sellerPanel(): string;
  adminPanel(): string;
  about(): string;
  /** `topic` is preselected in the form */
  contacts(topic?: ContactTopic): string;
  /** `question` is expanded */
  faq(question?: string): string;
  info(page: InfoPage): string;
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
    seller: (id) => at(`/seller/${encodeURIComponent(id)}`),
    search: (text) => withQuery(at("/search"), "q", text),
    cart: () => at("/cart"),
    checkout: () => at("/checkout"),
    orderSuccess: (number) => withQuery(at("/order-success"), "order", number),
    login: (next) => withQuery(at("/login"), "next", next),
    register: (next) => withQuery(at("/register"), "next", next),
    forgotPassword: () => at("/forgot-password"),
    resetPassword: () => at("/reset-password"),
    profile: () => at("/profile"),
    settings: () => at("/settings"),
    orders: () => at("/orders"),
    wishlist: () => at("/wishlist"),
    compare: () => at("/compare"),
    order: (id) => at(`/order/${encodeURIComponent(id)}`),
    notifications: () => at("/notifications"),
    receipt: (id) => at(`/order/${encodeURIComponent(id)}/receipt`),
    orderConfirmation: (id) => at(`/order-confirmation/${encodeURIComponent(id)}`),
    paymentStatus: (id) => at(`/payment-status/${encodeURIComponent(id)}`),
    becomeSeller: () => at("/become-seller"),
    sellerPanel: () => at("/seller"),
    adminPanel: () => at("/admin"),
    about: () => at("/about"),
    contacts: (topic) => withQuery(at("/contacts"), "topic", topic),
    faq: (question) => at(question === undefined ? "/faq" : `/faq#${question}`),
    info: (page) => at(`/info/${page}`),
  };
}

/** Limits `next` to paths of this site, so that a link cannot redirect users elsewhere (open redirect). */
export function safeNext(next: string | null, otherwise: string): string {
  return next?.startsWith("/") && !/^.[/\\\s]/.test(next) ? inside(next) : otherwise;
}

/** Query parameters that pages read. Others, such as campaign marks, must not split the cache of rendered pages. */
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
  "tag",
  "topic",
  "status",
]);

/** The query reduced to what pages read, in a fixed order, so that each page has one address. */
export function knownQuery(search: string): string {
  const given = [...new URLSearchParams(search)].filter(([name, value]) => readParameters.has(name) && value);
  const known = new URLSearchParams(given.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString();
  return known === "" ? "" : `?${known}`;
}

/**
 * The query of the canonical address for search engines: without sorting and narrowing, but with the page number and the
 * shop's own `filter`, whose lists are pages in their own right.
 */
export function canonicalQuery(search: string): string {
  const given = new URLSearchParams(search);
  const parameters = ["filter", "page"].flatMap((name) => {
    const value = given.get(name);
    return value && !(name === "page" && value === "1") ? [[name, value]] : [];
  });
  return parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : "";
}
