import type { RenderedPage } from "../src/entry-server.tsx";
import { themeTags } from "./page-theme.ts";
import type { PageTags } from "./read-build.ts";

const pageStateId = "page-state";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

/** JSON that may stand in a script element: nothing in it can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
}

/** What a link to the page shows where it is shared. */
function cardOf({ title, description, image, links }: RenderedPage["head"], origin: string): string {
  const url = links.find(({ rel }) => rel === "canonical")?.href;
  const facts = {
    title,
    description,
    site_name: "Bezak",
    type: "website",
    url,
    image: image?.startsWith("/") ? origin + image : image,
  };
  return Object.entries(facts)
    .map(([name, value]) => (value ? `<meta property="og:${name}" content="${escapeHtml(value)}">` : ""))
    .join("");
}

function headOf(head: RenderedPage["head"], origin: string): string {
  const { title, description, index, links, data } = head;
  const addresses = links.map(({ rel, hrefLang, href }) => {
    const language = hrefLang === undefined ? "" : ` hreflang="${hrefLang}"`;
    return `<link rel="${rel}"${language} href="${escapeHtml(href)}">`;
  });
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    index ? "" : `<meta name="robots" content="noindex">`,
    ...addresses,
    index ? cardOf(head, origin) : "",
    // a block of data: no browser runs it
    data ? `<script type="application/ld+json">${scriptJson(data)}</script>` : "",
  ].join("");
}

/** The whole document of a rendered page; `tags` bring its code and styles. */
export function documentOf(page: RenderedPage, tags: PageTags): string {
  return [
    `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    themeTags("system"),
    headOf(page.head, page.state.origin),
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    tags.head,
    `</head><body><div id="root" data-later="page">${page.body}</div>`,
    `<script type="application/json" id="${pageStateId}">${scriptJson(page.state)}</script>`,
    tags.end,
    `</body></html>`,
  ].join("");
}
