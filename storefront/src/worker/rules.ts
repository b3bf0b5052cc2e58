/** What the worker does with a request; null: nothing, the browser goes on as ever. */
export type Kind = "page" | "asset" | "picture" | "data";

interface RequestFacts {
  method: string;
  url: string;
  mode: string;
}

/** Reads of the API that show one person's things never pass through here, whatever their answers say. */
const privateReads = [
  /^\/api\/v1\/(auth|users|orders|returns|payments|notifications|chats|events)(\/|$)/,
  /^\/api\/v1\/(sellers\/me|admin|seller-applications|products\/[^/]+\/reviews\/mine)(\/|$)/,
];

/** Addresses with a secret in them (the link of a letter), a developer's pages, and where gateways call. */
const neverCached = /^(\/(uz|en))?\/(reset-password|seller-invitation)(\/|$)|^\/(dev|payments)\//;

export function findKind({ method, url, mode }: RequestFacts, origin: string): Kind | null {
  const { origin: requestOrigin, pathname } = new URL(url);
  if (method !== "GET" || requestOrigin !== origin) return null;
  if (pathname.startsWith("/assets/")) return "asset";
  if (pathname.startsWith("/files/")) return /\.(avif|webp|svg|png|jpe?g)$/.test(pathname) ? "picture" : null;
  if (pathname.startsWith("/api/")) return privateReads.some((one) => one.test(pathname)) ? null : "data";
  return mode === "navigate" && !neverCached.test(pathname) ? "page" : null;
}

/** How many of each are kept; the longest unused go first. */
export const maxEntries: Record<Kind, number> = { page: 40, asset: 250, picture: 150, data: 80 };

/** Other names leave what an older worker kept behind, to be deleted. */
export const cacheNames: Record<Kind, string> = {
  page: "bezak-pages-2",
  asset: "bezak-assets-1",
  picture: "bezak-pictures-1",
  data: "bezak-data-1",
};

/** What tells which pages somebody looked at: it goes when the person does. */
export const personal: readonly Kind[] = ["page", "data", "picture"];

/**
 * May this answer be kept? Pages are rendered for a guest and hold nothing of anybody; data must say itself that it is
 * for everybody.
 */
export function mayKeep(kind: Kind, answer: Pick<Response, "status" | "type" | "headers">): boolean {
  if (answer.status !== 200 || answer.type !== "basic") return false;
  const rule = answer.headers.get("cache-control") ?? "";
  if (kind === "data") return /\bpublic\b/.test(rule);
  if (kind === "page") return (answer.headers.get("content-type") ?? "").startsWith("text/html");
  return !/\bno-store\b/.test(rule);
}

/** A page is the same with and without its mark and campaign marks. */
export function toKey(kind: Kind, url: string): string {
  const address = new URL(url);
  address.hash = "";
  if (kind === "page")
    for (const name of [...address.searchParams.keys()])
      if (/^(utm_\w+|gclid|fbclid|yclid)$/.test(name)) address.searchParams.delete(name);
  return address.href;
}
