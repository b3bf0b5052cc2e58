import { ApiError } from "@bezak/adapters/errors.ts";
import { limits } from "@bezak/contract/limits.ts";
import fastify from "fastify";
import { expect, test } from "vitest";
import { keepSearchOut, serveForSearch } from "./search-engines.ts";

const at = "2026-11-01T10:00:00.000Z";
const totals: Record<string, number> = {
  products: 2 * limits.addressesPerPage + 1,
  categories: 2,
  sellers: 0,
};

/** The API's answer for a part with the mocked number of pages. */
async function api(path: string): Promise<Response> {
  const { pathname, searchParams } = new URL(path, "http://api");
  const kind = pathname.split("/").at(-1) ?? "";
  const total = totals[kind] ?? 0;
  const from = (Number(searchParams.get("page")) - 1) * limits.addressesPerPage;
  const count = Math.max(0, Math.min(limits.addressesPerPage, total - from));
  const items = Array.from({ length: count }, (_, n) => ({ slug: `${kind}-&${from + n}`, updatedAt: at }));
  return Response.json({ success: true, data: { items, total } });
}

async function door(
  origin = "https://bezak.uz",
  searchable = true,
  fetch = api,
  admitRead: () => void = () => undefined,
) {
  const app = fastify();
  app.addHook("onRequest", keepSearchOut({ origin, searchable }));
  await app.register(serveForSearch, { origin, searchable, fetch, admitRead });
  return (url: string, host = "bezak.uz") => app.inject({ url, headers: { host } });
}

test("admits search engines only at the public address", async () => {
  const get = await door();
  const open = await get("/robots.txt");
  expect(open.body).toContain("Disallow: /uz/cart\n");
  expect(open.body).toContain("Disallow: /*?sort=\n");
  expect(open.body).toContain("Sitemap: https://bezak.uz/sitemap.xml\n");
  expect(open.headers["x-robots-tag"]).toBeUndefined();
  for (const answer of [
    await get("/robots.txt", "10.0.0.7:8000"),
    await (await door("https://bezak.uz", false))("/robots.txt"),
  ]) {
    expect(answer.body).toBe("User-agent: *\nDisallow: /\n");
    expect(answer.headers["x-robots-tag"]).toBe("noindex, nofollow");
  }
});

test("splits the site map into parts of a thousand, without an empty one", async () => {
  const get = await door();
  const { body, headers } = await get("/sitemap.xml");
  expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
  const parts = [...body.matchAll(/<loc>https:\/\/bezak\.uz\/sitemap\/(.+?)\.xml<\/loc>/g)].map(
    ([, name]) => name,
  );
  expect(parts).toEqual(["pages", "products-1", "products-2", "products-3", "categories-1"]);
  for (const part of parts) expect((await get(`/sitemap/${part}.xml`)).statusCode).toBe(200);
  for (const part of ["products-4", "products-0", "users-1", "sellers-1", "x"])
    expect((await get(`/sitemap/${part}.xml`)).statusCode).toBe(404);
});

test("lists each page in three languages with its last change, each with links to all three", async () => {
  const get = await door();
  const { body } = await get("/sitemap/products-3.xml");
  const entries = [...body.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = ""]) => entry);
  const address = (language: string) => `https://bezak.uz${language}/product/products-%262000`;
  expect(entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1])).toEqual(
    ["", "/uz", "/en"].map(address),
  );
  for (const entry of entries) {
    expect(entry).toContain(`<lastmod>${at}</lastmod>`);
    const links = [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, name, href]) => [name, href]);
    expect(links).toEqual([
      ["ru", address("")],
      ["uz", address("/uz")],
      ["en", address("/en")],
      ["x-default", address("")],
    ]);
  }
  const pages = (await get("/sitemap/pages.xml")).body;
  expect(pages).toContain("<loc>https://bezak.uz/</loc>");
  expect(pages).toContain("<loc>https://bezak.uz/uz/info/delivery</loc>");
});

test("answers 503 and not an empty sitemap when the shop cannot be reached", async () => {
  const get = await door(undefined, true, async () => new Response(null, { status: 503 }));
  expect((await get("/sitemap.xml")).statusCode).toBe(503);
});

test("refuses the site map to a client that had too many rendered", async () => {
  const fetch = () => expect.fail("was asked for");
  const get = await door("https://bezak.uz", true, fetch, () => {
    throw new ApiError("too_many_requests", { retryAfter: 1 });
  });
  for (const url of ["/sitemap.xml", "/sitemap/products-1.xml"]) {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers["retry-after"]]).toEqual([429, "1"]);
  }
  expect((await get("/robots.txt")).statusCode).toBe(200);
});
