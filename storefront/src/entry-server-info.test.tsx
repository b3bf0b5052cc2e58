// @vitest-environment node
import { getResponse } from "msw";
import { expect, test } from "vitest";
import { toDocument } from "../server/document.ts";
import { render, type RenderedPage } from "./entry-server.tsx";
import { handlers } from "./mocks/handlers.ts";

const origin = "http://localhost:8000";

async function page(url: string): Promise<RenderedPage & { html: string }> {
  const fetch = async (path: string, init: RequestInit) =>
    (await getResponse(handlers, new Request(`${origin}${path}`, init))) ?? new Response("", { status: 404 });
  const result = await render({ url, origin, fetch, turn: async () => undefined });
  if (result.kind === "redirect") throw new Error(`redirected to ${result.location}`);
  return { ...result.page, html: toDocument(result.page, { head: "", end: "" }) };
}

test.each([
  ["/info/terms", "Условия использования", "src/i18n/documents/terms/ru.json"],
  ["/uz/about", "Biz haqimizda", "src/i18n/documents/about/uz.json"],
  ["/en/faq", "Questions and answers", "src/i18n/documents/faq/en.json"],
])("renders %s with its own text and no other", async (url, title, file) => {
  const { html, status, files } = await page(url);
  expect(status).toBe(200);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(html).not.toContain("noindex");
  expect(files.filter((one) => one.includes("documents"))).toEqual([file]);
});

test("describes questions and answers to search engines", async () => {
  const { html } = await page("/faq");
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(json).toContain('"FAQPage"');
  expect(json).toContain("Как отменить заказ?");
  expect(json).not.toContain("](/");
});

test("shows the legal person that runs the marketplace, without unset values", async () => {
  const { html } = await page("/contacts");
  expect(html).toMatch(/СТИР \(ИНН\)<\/dt><dd>301234567</);
  expect(html).toContain("ООО «Безак Маркет» · СТИР 301234567");
  expect(html).not.toContain("Лицензия");
});

test("renders contacts and a shop on the server", async () => {
  expect((await page("/contacts")).html).toContain('href="mailto:help@bezak.uz"');
  const shop = await page("/uz/seller/sel_1");
  expect([shop.status, shop.html.includes("Registon Atelier"), shop.html.includes("Charm sumka 0")]).toEqual([
    200,
    true,
    true,
  ]);
  expect((await page("/seller/none")).status).toBe(404);
  expect((await page("/info/nothing")).status).toBe(404);
});
