import { escapeHtml } from "@bezak/contract/escape-html.ts";
import { languages, type Language } from "@bezak/contract/languages.ts";
import { pictureSize } from "@bezak/contract/pictures.ts";
import type { RenderedPage } from "../src/entry-server.tsx";
import { themeTags } from "./page-theme.ts";
import type { PageTags } from "./read-build.ts";

const pageStateId = "page-state";

/** JSON for a script element, escaped so that it cannot end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
}

/** Locales of Open Graph. */
const locales: Record<Language, string> = { ru: "ru_RU", uz: "uz_UZ", en: "en_US" };

/** Picture of shared links for pages without one: the mark of the shop. */
const mark = { url: "/icon-512.png", size: { width: 512, height: 512 } };

const metas = (attribute: "property" | "name", facts: Record<string, string | number | undefined>) =>
  Object.entries(facts)
    .map(([name, value]) =>
      value ? `<meta ${attribute}="${name}" content="${escapeHtml(String(value))}">` : "",
    )
    .join("");

/** Open Graph tags for shared links. */
function toCard({ head, language, state: { origin } }: RenderedPage): string {
  const { title, description, links, kind = "website" } = head;
  const image = head.image ? { url: head.image, size: pictureSize(head.image) } : mark;
  const others = languages.filter((one) => one !== language);
  const facts = {
    "og:title": title,
    "og:description": description,
    "og:site_name": "Bezak",
    "og:type": kind,
    "og:url": links.find(({ rel }) => rel === "canonical")?.href,
    "og:locale": locales[language],
    "og:image": image.url.startsWith("/") ? origin + image.url : image.url,
    "og:image:width": image.size?.width,
    "og:image:height": image.size?.height,
    "og:image:alt": title,
  };
  return [
    metas("property", facts),
    ...others.map((one) => metas("property", { "og:locale:alternate": locales[one] })),
    // Twitter reads the rest from the Open Graph tags
    metas("name", { "twitter:card": head.image ? "summary_large_image" : "summary" }),
  ].join("");
}

function getHead(page: RenderedPage): string {
  const { title, description, index, links, data } = page.head;
  const addresses = links.map(({ rel, hrefLang, href }) => {
    const language = hrefLang === undefined ? "" : ` hreflang="${hrefLang}"`;
    return `<link rel="${rel}"${language} href="${escapeHtml(href)}">`;
  });
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    index ? "" : `<meta name="robots" content="noindex">`,
    ...addresses,
    index ? toCard(page) : "",
    // a data block, which browsers do not execute
    data ? `<script type="application/ld+json">${scriptJson(data)}</script>` : "",
  ].join("");
}

/** The whole document of a rendered page; `tags` are for its code and styles. */
export function toDocument(page: RenderedPage, tags: PageTags): string {
  return [
    `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    themeTags("system"),
    getHead(page),
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="/icon-180.png"><link rel="manifest" href="/manifest-${page.language}.webmanifest">`,
    tags.head,
    `</head><body><div id="root" data-later="page">${page.body}</div>`,
    `<script type="application/json" id="${pageStateId}">${scriptJson(page.state)}</script>`,
    tags.end,
    `</body></html>`,
  ].join("");
}
