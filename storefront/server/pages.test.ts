import { ApiError } from "@bezak/adapters/errors.ts";
import fastify from "fastify";
import { expect, test, vi } from "vitest";
import { splitLanguage } from "../src/lib/language.ts";
import { mountPages, type PagesOptions } from "./pages.ts";
import type { Render } from "./read-build.ts";

/** Mounts pages with a renderer that renders their addresses; those below /none are unknown. */
function shop({ isLate = () => false, turns, admitRead }: Partial<PagesOptions> = {}) {
  const render = vi.fn<Render>(async ({ url, turn }) => {
    await turn();
    const { language, rest } = splitLanguage(url);
    const page = {
      status: rest === "/404" ? 404 : 200,
      language,
      head: { title: url, description: "", index: true, links: [] },
      body: `<p>${url}</p>`,
      state: { queries: { queries: [], mutations: [] }, origin: "" },
      files: [],
    };
    return { kind: "page", page };
  });
  const app = fastify();
  mountPages(app, {
    render,
    origin: "",
    https: true,
    keepMs: 60_000,
    isLate,
    turns,
    admitRead,
    tags: () => ({ head: "", end: "", styles: ["'sha256-a'", "'sha256-b'"] }),
    fetch: () => Promise.reject(new Error("not asked for")),
    unknownAddress: (path) => {
      const { language, rest } = splitLanguage(path);
      return rest.startsWith("/none") ? (language === "ru" ? "/404" : `/${language}/404`) : null;
    },
  });
  return { render, get: (url: string) => app.inject({ url }) };
}

test("renders the not-found page once for each language", async () => {
  const { render, get } = shop();
  for (const language of ["", "/uz", "/en"]) {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => get(`${language}/none-${n}?q=${n}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  }
  expect(render).toHaveBeenCalledTimes(3);
});

test("refuses uncached pages while the process is late, and serves cached ones", async () => {
  const isLate = vi.fn(() => false);
  const { render, get } = shop({ isLate });
  expect((await get("/kept")).statusCode).toBe(200);
  isLate.mockReturnValue(true);
  expect((await get("/kept")).statusCode).toBe(200);
  for (const [url, words] of [
    ["/other", "Магазин сейчас перегружен"],
    ["/uz/other", "Doʻkon hozir juda band"],
    ["/en/other", "The shop is very busy right now"],
  ] as const) {
    const refused = await get(url);
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "2"]);
    expect(refused.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(refused.body).toContain(words);
  }
  expect(render).toHaveBeenCalledTimes(1);
  isLate.mockReturnValue(false);
  expect((await get("/other")).statusCode).toBe(200);
});

test("refuses a client that had too many pages rendered, and serves cached ones", async () => {
  const admitRead = vi.fn<() => void>();
  const { render, get } = shop({ admitRead });
  await get("/kept");
  await get("/none-1");
  admitRead.mockImplementation(() => {
    throw new ApiError("too_many_requests", { retryAfter: 1 });
  });
  for (const url of ["/kept", "/none-2"]) expect((await get(url)).statusCode).toBeLessThan(429);
  for (const [url, words] of [
    ["/other", "Слишком много запросов"],
    ["/uz/other", "Soʻrovlar juda koʻp"],
    ["/en/other", "Too many requests"],
  ] as const) {
    const refused = await get(url);
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "1"]);
    expect(refused.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(refused.headers["cache-control"]).toBe("no-store");
    expect(refused.body).toContain(`<h1>${words}</h1>`);
  }
  expect(render).toHaveBeenCalledTimes(2);
});

test("starts no more pages at once than it can render in two seconds", async () => {
  const { render, get } = shop();
  const answers = await Promise.all(Array.from({ length: 150 }, (_, n) => get(`/page-${n}`)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(100);
  expect(statuses.filter((status) => status === 503)).toHaveLength(50);
  expect(render).toHaveBeenCalledTimes(100);
});

test("starts no page while another has waited a second for the processor", async () => {
  const waitingMs = vi.fn(() => 999);
  const { get } = shop({ turns: { take: async () => undefined, waitingMs } });
  expect((await get("/one")).statusCode).toBe(200);
  waitingMs.mockReturnValue(1000);
  expect((await get("/two")).statusCode).toBe(503);
  expect((await get("/one")).statusCode).toBe(200);
});

test("redirects to the canonical address of a page, also of private ones, whatever language was chosen", async () => {
  const { render, get } = shop();
  for (const [url, one] of [
    ["//", "/"],
    ["/uz/", "/uz"],
    ["/catalog/?page=2", "/catalog?page=2"],
    ["/orders/", "/orders"],
    ["/en/seller/products/", "/en/seller/products"],
  ] as const) {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, one]);
    expect(answer.headers.vary).toBeUndefined();
  }
  expect(render).not.toHaveBeenCalled();
});

test("permits a page only the styles of its document, and style attributes", async () => {
  const { get } = shop();
  for (const url of ["/first", "/first", "/none"]) {
    const policy = String((await get(url)).headers["content-security-policy"]);
    expect(policy).toContain("; style-src 'self' 'sha256-a' 'sha256-b'; style-src-attr 'unsafe-inline'; ");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toMatch(/; upgrade-insecure-requests$/);
  }
});
