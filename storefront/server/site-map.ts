import type { AddressList } from "@bezak/contract/addresses.ts";
import { escapeHtml } from "@bezak/contract/escape-html.ts";
import { limits } from "@bezak/contract/limits.ts";
import { infoPages } from "../src/lib/info-pages.ts";
import { defaultLanguage, inLanguage, languages } from "../src/lib/language.ts";
import { pathsFor } from "../src/lib/paths.ts";

export interface SiteMapOptions {
  /** public origin of the shop */
  origin: string;
  /** calls the API in this process */
  fetch: (path: string, init: RequestInit) => Promise<Response>;
}

interface Page {
  /** without a language prefix */
  path: string;
  updatedAt?: string;
}

const paths = pathsFor(defaultLanguage);

const pathOf = { products: paths.product, categories: paths.category, sellers: paths.seller } as const;
type Kind = keyof typeof pathOf;
const kinds = Object.keys(pathOf) as Kind[];

/** Pages that always exist. */
const fixed: Page[] = [
  paths.home(),
  paths.catalog(),
  ...(["brands", "sales", "new"] as const).map((filter) => paths.catalog(filter)),
  paths.about(),
  paths.contacts(),
  paths.faq(),
  paths.becomeSeller(),
  ...infoPages.map((page) => paths.info(page)),
].map((path) => ({ path }));

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const spaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** One entry for each language of a page, each with links to all of them. */
function entries(origin: string, { path, updatedAt }: Page): string {
  const address = (to: string) => escapeHtml(origin + to);
  const links = languages
    .map((language) => [language as string, inLanguage(path, language)] as const)
    .concat([["x-default", path]])
    .map(([name, to]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address(to)}"/>`)
    .join("");
  const changed = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : "";
  return languages
    .map((language) => `<url><loc>${address(inLanguage(path, language))}</loc>${changed}${links}</url>\n`)
    .join("");
}

/** The site map: an index, and parts with a thousand pages each in every language. */
export function createSiteMap({ origin, fetch }: SiteMapOptions) {
  async function read(kind: Kind, page: number): Promise<AddressList> {
    const answer = await fetch(`/api/v1/addresses/${kind}?page=${page}`, {
      headers: { accept: "application/json" },
    });
    if (!answer.ok) throw new Error(`/addresses/${kind} answered ${answer.status}`);
    return ((await answer.json()) as { data: AddressList }).data;
  }

  const urlSet = (pages: readonly Page[]) =>
    `${head}<urlset ${spaces}>\n${pages.map((page) => entries(origin, page)).join("")}</urlset>\n`;

  return {
    async index(): Promise<string> {
      const lists = await Promise.all(kinds.map((kind) => read(kind, 1)));
      const names = kinds.flatMap((kind, at) => {
        const parts = Math.ceil((lists[at]?.total ?? 0) / limits.addressesPerPage);
        return Array.from({ length: parts }, (_, part) => `${kind}-${part + 1}`);
      });
      const parts = ["pages", ...names].map(
        (name) => `<sitemap><loc>${escapeHtml(origin)}/sitemap/${name}.xml</loc></sitemap>\n`,
      );
      return `${head}<sitemapindex ${spaces}>\n${parts.join("")}</sitemapindex>\n`;
    },

    /** Undefined when the part does not exist. */
    async part(name: string): Promise<string | undefined> {
      if (name === "pages") return urlSet(fixed);
      const [, kind, page] = /^(\w+)-([1-9]\d{0,3})$/.exec(name) ?? [];
      const known = kinds.find((one) => one === kind);
      if (!known) return undefined;
      const { items } = await read(known, Number(page));
      if (items.length === 0) return undefined;
      return urlSet(items.map(({ slug, updatedAt }) => ({ path: pathOf[known](slug), updatedAt })));
    },
  };
}
