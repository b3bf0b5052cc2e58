// @vitest-environment node
import { expect, test } from "vitest";
import { render } from "./entry-server.tsx";
import { toDocument } from "../server/document.ts";

const origin = "http://localhost:8000";

/** Renders a page on the server; also returns its API calls. */
async function rendered(url: string) {
  const calls: string[] = [];
  const fetch = (path: string) => {
    calls.push(path);
    return Promise.resolve(new Response("{}", { status: 404 }));
  };
  const result = await render({ url, origin, fetch, turn: async () => undefined });
  if (result.kind === "redirect") throw new Error(`redirected to ${result.location}`);
  return { ...result.page, calls, html: toDocument(result.page, { head: "", end: "" }) };
}

test.each([
  ["/seller", "Кабинет продавца"],
  ["/uz/seller/products", "Sotuvchi kabineti"],
  ["/en/seller/products/edit/prod_1", "Seller panel"],
  ["/seller/orders/par_1", "Кабинет продавца"],
])("renders %s as a skeleton without requests, excluded from search engines", async (url, title) => {
  const { html, calls, status, files } = await rendered(url);
  expect(status).toBe(200);
  expect(calls).toEqual([]);
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(html).toContain('aria-busy="true"');
  expect(files[0]).toBe("src/app/seller/seller-shell.tsx");
});

test("renders the public page of a shop below /seller for any other segment", async () => {
  const { files, calls } = await rendered("/seller/products-of-samarkand");
  expect(files).toContain("src/app/pages/seller-page.tsx");
  expect(calls.some((path) => path.startsWith("/api/v1/sellers/products-of-samarkand"))).toBe(true);
});
