import { randomBytes } from "node:crypto";
import { expect, test, vi } from "vitest";
import { createHtmlCache, type Page } from "./html-cache.ts";

function page(status = 200): Page {
  return { status, headers: {}, body: Buffer.from("<p>") };
}

test("renders a page once for simultaneous readers", async () => {
  const cache = createHtmlCache({ keepMs: 0 });
  let renders = 0;
  const make = () => {
    renders += 1;
    return Promise.resolve(page());
  };
  await Promise.all(Array.from({ length: 20 }, () => cache.read("/", make)));
  expect(renders).toBe(1);
  await cache.read("/", make);
  expect(renders).toBe(2);
});

test("caches a page for a short time and never a failure", async () => {
  let now = 1000;
  const cache = createHtmlCache({ keepMs: 1000, now: () => now });
  let renders = 0;
  const make = (status: number) => () => {
    renders += 1;
    return Promise.resolve(page(status));
  };
  await cache.read("/", make(200));
  now = 1999;
  await cache.read("/", make(200));
  expect(renders).toBe(1);
  now = 2001;
  await cache.read("/", make(200));
  expect(renders).toBe(2);

  await cache.read("/x", make(503));
  await cache.read("/x", make(503));
  expect(renders).toBe(4);
  // a 404 is not a failure
  await cache.read("/x", make(404));
  await cache.read("/x", make(404));
  expect(renders).toBe(5);
});

test("rejects all waiting readers when a render fails, and renders again for the next", async () => {
  const cache = createHtmlCache({ keepMs: 1000 });
  const broken = () => Promise.reject(new Error("broken"));
  const waiting = [cache.read("/", broken), cache.read("/", broken)];
  await expect(Promise.all(waiting)).rejects.toThrow("broken");
  await expect(cache.read("/", () => Promise.resolve(page()))).resolves.toMatchObject({ status: 200 });
});

const changes = ["system", "light", "dark"].map((name) => ({
  name,
  of: (body: Buffer) => (name === "system" ? body : Buffer.concat([body, Buffer.from(name)])),
}));

test("stores no more bytes than its limit, counting all forms of a page", async () => {
  const maxBytes = 1_000_000;
  const cache = createHtmlCache({ keepMs: 1000, maxBytes, now: () => 0 });
  // incompressible
  const body = randomBytes(100_000);
  let renders = 0;
  const read = (key: string) =>
    cache.read(key, async () => {
      renders += 1;
      return { status: 200, headers: {}, body };
    });
  for (let address = 0; address < 30; address += 1) {
    const page = await read(`/?page=${address}`);
    for (const change of changes)
      for (const encoding of ["br", "gzip", "identity"] as const) await page.encoded(encoding, change);
    // a page of 100 KB in three themes, each also in two compressed forms
    if (address === 0) expect(cache.size()).toBeGreaterThan(850_000);
    expect(cache.size()).toBeLessThanOrEqual(maxBytes);
  }
  await read("/?page=29");
  expect(renders).toBe(30);
  await read("/?page=0");
  expect(renders).toBe(31);
});

test("deletes expired pages although nobody requests anything", async () => {
  vi.useFakeTimers();
  try {
    const cache = createHtmlCache({ keepMs: 1000 });
    for (const key of ["/a", "/b"]) await cache.read(key, () => Promise.resolve(page()));
    expect(cache.size()).toBeGreaterThan(0);
    vi.advanceTimersByTime(1001);
    expect(cache.size()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
