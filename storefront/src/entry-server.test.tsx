// @vitest-environment node
import { getResponse, http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { render, unknownAddress, type RenderedPage } from "./entry-server.tsx";
import { handlers } from "./mocks/handlers.ts";
import { toDocument } from "../server/document.ts";

const origin = "http://localhost:8000";

const ofEveryPage = ["/api/v1/categories", "/api/v1/contacts"];

/** Renders a page with mocked answers; `calls` collects the API calls. */
async function rendered(url: string, calls: string[] = [], special: typeof handlers = []) {
  return render({
    url,
    origin,
    turn: async () => undefined,
    fetch: async (path, init) => {
      calls.push(path);
      const answer = await getResponse([...special, ...handlers], new Request(`${origin}${path}`, init));
      return answer ?? new Response("", { status: 404 });
    },
  });
}

async function page(url: string, special: typeof handlers = []): Promise<RenderedPage & { html: string }> {
  const result = await rendered(url, [], special);
  if (result.kind === "redirect") throw new Error(`redirected to ${result.location}`);
  return { ...result.page, html: toDocument(result.page, { head: "", end: "" }) };
}

test.each([
  ["/", "ru", "Кожаная сумка 0", "сум"],
  ["/uz", "uz", "Charm sumka 0", "soʻm"],
  ["/en/catalog", "en", "Leather bag 0", "sum"],
  ["/category/bags", "ru", "Кожаная сумка 0", "сум"],
  ["/uz/product/product-0", "uz", "Charm sumka 0", "soʻm"],
  ["/search?q=bag", "ru", "Кожаная сумка 0", "сум"],
])("renders %s with its products in %s", async (url, language, name, word) => {
  const { html, status } = await page(url);
  expect(status).toBe(200);
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(name);
  expect(html).toContain(`\u00a0${word}`);
  expect(html).toMatch(/<title>[^<]{5,}<\/title><meta name="description" content="[^"]{20,}">/);
  expect(html.match(/<title>/g)).toHaveLength(1);
});

test("links a page in every language, without campaign parameters, filters and sorting", async () => {
  const { html } = await page("/uz/catalog?brand=A&filter=sales&page=2&sort=newest&utm_source=x");
  const address = `${origin}/uz/catalog?filter=sales&amp;page=2`;
  expect(html).toContain(`<link rel="canonical" href="${address}">`);
  expect(html).toContain(`hreflang="x-default" href="${address.replace("/uz", "")}">`);
  for (const [language, path] of [
    ["ru", "/catalog"],
    ["uz", "/uz/catalog"],
    ["en", "/en/catalog"],
  ]) {
    expect(html).toContain(
      `<link rel="alternate" hreflang="${language}" href="${origin}${path}?filter=sales&amp;page=2">`,
    );
  }
});

test("escapes data in the script elements of a page", async () => {
  const { html } = await page("/product/product-0");
  const scripts = html.match(/<script\b[^>]*>/g) ?? [];
  expect(scripts).toContain('<script type="application/json" id="page-state">');
  for (const script of scripts) expect(script).toMatch(/^<script type="application\/(ld\+)?json"/);
});

test.each(["/nothing", "//elsewhere.uz", "/uz/nothing/at/all", "/xx", "/category/none"])(
  "renders %s with status 404 and without products",
  async (url) => {
    const { html, status } = await page(url);
    expect(status).toBe(404);
    expect(html).toContain("noindex");
    expect(html).not.toContain("Кожаная сумка");
  },
);

test("names the slug as the canonical address of a page, however it was requested", async () => {
  const { html } = await page("/en/product/prod_0");
  expect(html).toContain(`<link rel="canonical" href="${origin}/en/product/product-0">`);
  expect(html).toContain(`hreflang="ru" href="${origin}/product/product-0">`);
});

test("answers 404 for an unknown product and 410 for a removed one, shows others and excludes both from search engines", async () => {
  const unknown = await page("/product/none");
  expect(unknown.status).toBe(404);
  expect(unknown.html).toContain("Товар не найден");
  const requested: string[] = [];
  const gone = http.get("*/api/v1/products/old-ring", () =>
    HttpResponse.json(
      { success: false, code: "product_gone", details: { category: "bags" } },
      { status: 410 },
    ),
  );
  const watch = http.get(
    "*/api/v1/products/category/:id",
    ({ params }) => void requested.push(String(params.id)),
  );
  const removed = await page("/product/old-ring", [gone, watch]);
  expect(removed.status).toBe(410);
  expect(removed.html).toContain("Этот товар больше не продаётся");
  expect(requested).toEqual(["bags"]);
  for (const { html } of [unknown, removed]) {
    expect(html).toContain("Кожаная сумка 0");
    expect(html).toContain('content="noindex"');
    expect(html).not.toContain("canonical");
  }
});

test("describes the shop, its search and the breadcrumbs of a page to search engines", async () => {
  const getData = ({ html }: { html: string }) =>
    JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "null") as {
      "@graph": Record<string, unknown>[];
    };
  const home = getData(await page("/uz"))["@graph"];
  expect(home.map((node) => node["@type"])).toEqual(["Organization", "WebSite"]);
  expect(home[1]).toMatchObject({
    potentialAction: { target: { urlTemplate: `${origin}/uz/search?q={search_term_string}` } },
  });
  const [crumbs] = getData(await page("/category/bags"))["@graph"];
  expect(crumbs).toMatchObject({ "@type": "BreadcrumbList" });
  expect((crumbs as { itemListElement: unknown[] }).itemListElement.at(-1)).toMatchObject({
    item: `${origin}/category/bags`,
  });
});

test("requests only the data of the rendered page", async () => {
  const calls: string[] = [];
  await rendered("/nothing", calls);
  expect(calls).toEqual(ofEveryPage);
});

test.each([
  "/cart",
  "/checkout",
  "/orders",
  "/order/1234567890",
  "/login",
  "/order-success?order=1234567890",
])("renders %s without requesting personal data", async (url) => {
  const calls: string[] = [];
  await rendered(url, calls);
  expect(calls).toEqual(ofEveryPage);
});

test.each([
  ["/sales", "/catalog?filter=sales"],
  ["/uz/new", "/uz/catalog?filter=new"],
  ["/en/brands", "/en/catalog?filter=brands"],
  ["/catalog?filter=careers", "/info/careers"],
  ["/uz/catalog?filter=selling-rules&page=2", "/uz/info/selling-rules"],
  ["/en/catalog?filter=api", "/en/info/api"],
])("redirects %s to %s", async (from, to) => {
  expect(await rendered(from)).toEqual({ kind: "redirect", status: 301, location: to });
});

test("answers 503 when the data of a page fails, and passes the failure to the browser", async () => {
  const down = http.get("*/api/v1/products", () =>
    HttpResponse.json(
      { success: false, error: "Магазин отдыхает", code: "commerce_unavailable" },
      { status: 503 },
    ),
  );
  const { html, status, state } = await page("/catalog", [down]);
  expect(status).toBe(503);
  expect(html).toContain("Магазин отдыхает");
  expect(state.queries.queries.some((query) => query.state.status === "error")).toBe(true);
});

test("renders a page without its menu when the menu fails", async () => {
  const down = http.get("*/api/v1/categories", () => HttpResponse.error());
  const { status, html } = await page("/catalog", [down]);
  expect(status).toBe(200);
  expect(html).toContain("Кожаная сумка 0");
});

test("describes a product to search engines and in shared links", async () => {
  const { html } = await page("/uz/product/product-0");
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const { "@graph": graph } = JSON.parse(json) as { "@graph": Record<string, unknown>[] };
  expect(graph[0]).toMatchObject({
    "@type": "Product",
    name: "Charm sumka 0",
    offers: { price: 50_000, priceCurrency: "UZS", url: `${origin}/uz/product/product-0` },
  });
  expect(graph[1]).toMatchObject({ "@type": "BreadcrumbList" });
  expect(html).toContain(`<meta property="og:url" content="${origin}/uz/product/product-0">`);
});

test("renders the home page as its editors arranged it", async () => {
  const calls: string[] = [];
  await rendered("/", calls);
  expect(calls.filter((path) => path.startsWith("/api/v1/products"))).toEqual([]);
  const { html, lazyFiles } = await page("/");
  expect(html).toContain("Украшения к весне");
  expect(html).toContain("Выбор Afrosiyob");
  expect(html).toContain("/seller/sel_1");
  expect(lazyFiles).toContain("src/app/home-below.tsx");
  expect(lazyFiles).not.toContain("src/app/home-rows.tsx");
});

test("renders a greeting and default rows on a home page without banners and sections", async () => {
  const gone = ["banners", "sections", "sellers"].map((name) =>
    http.get(`*/api/v1/${name}`, () => HttpResponse.json({ success: false }, { status: 503 })),
  );
  const { html, status } = await page("/", gone);
  expect(status).toBe(200);
  expect(html).toContain("Аксессуары, которые приедут завтра");
  expect(html).toContain("Популярное");
  expect(html).toContain("Кожаная сумка 0");
});

test("renders a seller's page with reviews of its products, and without them when they fail to load", async () => {
  const { html } = await page("/seller/sel_1");
  expect(html).toContain("Отзывы о товарах магазина");
  expect(html).not.toContain('aria-busy="true"');
  const down = http.get("*/api/v1/sellers/:id/reviews", () => HttpResponse.error());
  expect((await page("/seller/sel_1", [down])).status).toBe(200);
});

test("names the seller in a list that is filtered by one", async () => {
  const { html } = await page("/catalog?seller=sel_1");
  expect(html).toContain("Убрать фильтр: Registon Atelier");
});

test.each([
  ["/nothing", "/404"],
  ["/nothing/at/all", "/404"],
  ["/uz/nothing", "/uz/404"],
  ["/en//evil.example", "/en/404"],
  // menus mark the page below which the address is
  ["/catalog/nothing", "/catalog/404/404"],
  ["/uz/order/1/nothing/2", "/uz/order/404/404"],
  ["/", null],
  ["/uz", null],
  ["/catalog", null],
  ["/product/nothing", null],
  ["/Catalog", null],
  ["/uz/%63atalog", null],
  ["/order/1/receipt", null],
  ["/seller/products/nothing", null],
  ["/admin/nothing", null],
])("renders %s at the shared address %s if it is unknown", async (address, shared) => {
  expect(unknownAddress(address)).toBe(shared);
  if (shared !== null) expect((await page(shared)).status).toBe(404);
});

test("mentions the address of an unknown page only in the links to other languages", async () => {
  const [one, other] = [await page("/catalog/here"), await page("/catalog/there")];
  const withoutLinks = ({ body }: RenderedPage) =>
    body.replaceAll(/href="[^"]*\/catalog\/(?:here|there)"/g, "");
  expect(withoutLinks(one)).not.toContain("here");
  expect(withoutLinks(one)).toBe(withoutLinks(other));
});
