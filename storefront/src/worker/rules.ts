/** How the worker handles a request. */
export type Kind = "page" | "asset" | "picture" | "data";

interface RequestFacts {
  method: string;
  url: string;
  mode: string;
}

/** API calls that return personal data; they bypass the worker whatever the headers of their answers. */
const privateReads = [
  /^\/api\/v1\/(auth|users|orders|returns|payments|notifications|chats|events)(\/|$)/,
  /^\/api\/v1\/(sellers\/me|admin|content|seller-applications|products\/[^/]+\/reviews\/mine)(\/|$)/,
  /^\/api\/v1\/(banners|sections)\/admin(\/|$)/,
];

/** Addresses that contain a secret (links of mails), pages for developers, and those that gateways call. */
const neverCached =
  /^(\/(uz|en))?\/(reset-password|seller-invitation|admin-invitation)(\/|$)|^\/(dev|payments)\//;

export function findKind({ method, url, mode }: RequestFacts, origin: string): Kind | null {
  const { origin: requestOrigin, pathname } = new URL(url);
  if (method !== "GET" || requestOrigin !== origin) return null;
  if (pathname.startsWith("/assets/")) return "asset";
  if (pathname.startsWith("/files/")) return /\.(avif|webp|svg|png|jpe?g)$/.test(pathname) ? "picture" : null;
  if (pathname.startsWith("/api/")) return privateReads.some((one) => one.test(pathname)) ? null : "data";
  return mode === "navigate" && !neverCached.test(pathname) ? "page" : null;
}

/** How many entries of each kind are cached; the least recently used are deleted first. */
export const maxEntries: Record<Kind, number> = { page: 40, asset: 250, picture: 150, data: 80 };

/** A new number makes the worker delete the cache of its predecessor. */
export const cacheNames: Record<Kind, string> = {
  page: "bezak-pages-2",
  asset: "bezak-assets-1",
  picture: "bezak-pictures-1",
  data: "bezak-data-1",
};

/** Kinds that reveal which pages a user opened: deleted on signing out. */
export const personal: readonly Kind[] = ["page", "data", "picture"];

/** Whether an answer may be cached. Pages are rendered for guests and contain no personal data; data must be `public`. */
export function isCacheable(kind: Kind, answer: Pick<Response, "status" | "type" | "headers">): boolean {
  if (answer.status !== 200 || answer.type !== "basic") return false;
  const rule = answer.headers.get("cache-control") ?? "";
  if (kind === "data") return /\bpublic\b/.test(rule);
  if (kind === "page") return (answer.headers.get("content-type") ?? "").startsWith("text/html");
  return !/\bno-store\b/.test(rule);
}

/** A page is the same with and without a fragment and campaign parameters. */
export function toKey(kind: Kind, url: string): string {
  const address = new URL(url);
  address.hash = "";
  if (kind === "page")
    for (const name of [...address.searchParams.keys()])
      if (/^(utm_\w+|gclid|fbclid|yclid)$/.test(name)) address.searchParams.delete(name);
  return address.href;
}
