import { domains } from "@bezak/contract/domains.ts";
import type { Route } from "@bezak/contract/route.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { answer, type World } from "./answer.ts";
import { forget, forgetOlder } from "./bounded-cache.ts";
import { cacheNames, maxEntries, personal } from "./rules.ts";
import { memoryCaches } from "./memory-caches.ts";

const origin = "https://bezak.uz";

interface Page {
  body: string;
  headers?: Record<string, string>;
  status?: number;
}

/** Answers by path; a path that is missing cannot be reached. */
let network: Record<string, Page | "slow">;
let requested: string[];
let world: World;
beforeEach(() => {
  network = {};
  requested = [];
  world = {
    origin,
    caches: memoryCaches(),
    patienceMs: 50,
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      requested.push(pathname + search);
      const found = network[pathname + search];
      if (found === "slow") return new Promise<never>(() => undefined);
      if (!found) throw new TypeError("Failed to fetch");
      const response = new Response(found.body, { status: found.status, headers: found.headers });
      Object.defineProperty(response, "type", { value: "basic" });
      return response;
    },
  };
});

const html = { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" };
const forAll = { "content-type": "application/json", "cache-control": "public, max-age=1" };

/** The worker's answer to a page's request, as text; null when the worker does not handle it. */
async function get(
  path: string,
  mode = "cors",
  headers: Record<string, string> = {},
): Promise<string | null> {
  const request = new Request(path.startsWith("/") ? origin + path : path, { headers });
  Object.defineProperty(request, "mode", { value: mode });
  const answered = answer(world, request);
  if (!answered) return null;
  const response = await answered.response;
  const text = await response.text();
  if (network[path] !== "slow") await answered.done;
  return text;
}
const open = (path: string) => get(path, "navigate");

describe("visited pages", () => {
  test("serves a visited page from the network while there is one, else from the cache", async () => {
    network["/product/ring"] = { body: "<title>Ring</title>first", headers: html };
    await open("/product/ring?utm_source=mail#reviews");
    network["/product/ring"] = { body: "<title>Ring</title>second", headers: html };
    expect(await open("/product/ring")).toContain("second");
    network = {};
    expect(await open("/product/ring")).toContain("second");
    expect(await open("/product/ring?utm_source=sms")).toContain("second");
  });

  test("serves a visited page from the cache when the network is too slow", async () => {
    network["/uz"] = { body: "home", headers: html };
    await open("/uz");
    network["/uz"] = "slow";
    expect(await open("/uz")).toBe("home");
  });

  test("answers an unvisited page without a network with a list of cached ones, in its language", async () => {
    network["/uz/product/ring"] = { body: "<title>Uzuk &lt;1&gt;</title>", headers: html };
    await open("/uz/product/ring");
    network = {};
    const page = await open("/uz/product/watch");
    expect(page).toContain('<html lang="uz">');
    expect(page).toContain('<a href="/uz/product/ring">Uzuk &lt;1&gt;</a>');
    expect(page).not.toContain("<script");
  });

  test("caches no failed page and nothing but HTML", async () => {
    network["/broken"] = { body: "oops", headers: html, status: 500 };
    network["/sitemap.xml"] = { body: "<xml/>", headers: { "content-type": "application/xml" } };
    for (const path of ["/broken", "/sitemap.xml"]) await open(path);
    network = {};
    for (const path of ["/broken", "/sitemap.xml"]) expect(await open(path)).toContain("Нет соединения");
  });
});

describe("personal and public data", () => {
  test("never caches personal data, whatever its headers say", async () => {
    for (const path of [
      "/users/favorites",
      "/users/profile",
      "/auth/me",
      "/orders",
      "/orders/1",
      "/notifications/stats",
      "/payments/status/1",
      "/chats/1/messages",
      "/sellers/me/finance",
      "/admin/stats",
      "/events",
    ]) {
      network[`/api/v1${path}`] = { body: "secret", headers: forAll };
      expect([path, await get(`/api/v1${path}`, "cors", { authorization: "Bearer a" })]).toEqual([
        path,
        null,
      ]);
    }
  });

  test("treats every read of the contract that needs a session as personal", async () => {
    const reads: Route[] = Object.values(domains)
      .flatMap((calls) => Object.values<Route>(calls))
      .filter(({ method, access }) => method === "GET" && access !== "public");
    expect(reads.length).toBeGreaterThan(10);
    const passing = reads.map(({ path }) => `/api/v1${path.replace(/\{\w+\}/g, "a-1")}`);
    for (const path of passing) expect([path, await get(path)]).toEqual([path, null]);
  });

  test("caches no personal data of addresses that the worker does not know", async () => {
    network["/api/v1/wallet"] = { body: "secret", headers: { "cache-control": "no-store" } };
    expect(await get("/api/v1/wallet", "cors", { authorization: "Bearer a" })).toBe("secret");
    network = {};
    await expect(get("/api/v1/wallet", "cors", { authorization: "Bearer b" })).rejects.toThrow(
      "Failed to fetch",
    );
  });

  test("deletes visited pages when the user signs out, but not the shop's code", async () => {
    network["/product/ring"] = { body: "ring", headers: html };
    network["/api/v1/products/ring"] = { body: "data", headers: forAll };
    network["/assets/a.js"] = { body: "code", headers: { "cache-control": "public, immutable" } };
    await open("/product/ring");
    await get("/api/v1/products/ring");
    await get("/assets/a.js");
    await forget(world.caches, personal);
    network = {};
    expect(await open("/product/ring")).toContain("Нет соединения");
    await expect(get("/api/v1/products/ring")).rejects.toThrow();
    expect(await get("/assets/a.js")).toBe("code");
  });
});

test("never caches a link with a secret", async () => {
  for (const path of [
    "/reset-password?token=secret",
    "/uz/reset-password?token=secret",
    "/seller-invitation/secret",
    "/en/seller-invitation",
    "/dev/outbox",
    "/payments/payme",
  ]) {
    network[path] = { body: "<h1>Новый пароль</h1>", headers: html };
    expect(await open(path)).toBeNull();
  }
});

test("serves public data from the network, or from the cache without one", async () => {
  network["/api/v1/products/ring"] = { body: "1", headers: forAll };
  expect(await get("/api/v1/products/ring")).toBe("1");
  network["/api/v1/products/ring"] = { body: "2", headers: forAll };
  expect(await get("/api/v1/products/ring")).toBe("2");
  network = {};
  expect(await get("/api/v1/products/ring")).toBe("2");
});

test("requests code once; serves a picture from the cache and refreshes it", async () => {
  network["/assets/a.js"] = { body: "code", headers: {} };
  network["/files/ring.webp"] = { body: "old", headers: {} };
  for (const path of ["/assets/a.js", "/files/ring.webp"]) await get(path);
  network["/files/ring.webp"] = { body: "new", headers: {} };
  requested.length = 0;
  expect([await get("/assets/a.js"), await get("/files/ring.webp"), await get("/files/ring.webp")]).toEqual([
    "code",
    "old",
    "new",
  ]);
  expect(requested).toEqual(["/files/ring.webp", "/files/ring.webp"]);
});

test("passes writes, other origins and uploaded documents", async () => {
  const post = new Request(`${origin}/api/v1/products`, { method: "POST" });
  expect(answer(world, post)).toBeNull();
  expect(await get("https://elsewhere.uz/a")).toBeNull();
  expect(await get("/files/uploads/a.pdf", "navigate")).toBeNull();
});

test("caches no more entries than the limit and deletes the least recently used first", async () => {
  for (let n = 0; n < maxEntries.page; n++) network[`/p${n}`] = { body: `page ${n}`, headers: html };
  for (let n = 0; n < maxEntries.page; n++) await open(`/p${n}`);
  await open("/p0");
  network["/one-more"] = { body: "one more", headers: html };
  await open("/one-more");
  expect(await (await world.caches.open(cacheNames.page)).keys()).toHaveLength(maxEntries.page);
  network = {};
  expect(await open("/p0")).toBe("page 0");
  expect(await open("/p1")).toContain("Нет соединения");
});

test("deletes caches of older workers, and keeps those of others", async () => {
  for (const name of ["bezak-pages-0", cacheNames.page, "elsewhere"]) await world.caches.open(name);
  await forgetOlder(world.caches);
  expect(await world.caches.keys()).toEqual([cacheNames.page, "elsewhere"]);
});
