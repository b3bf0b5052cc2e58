import { expect, test } from "vitest";
import { createHtmlCache, type Page } from "./html-cache.ts";

function page(status = 200): Page {
  return { status, headers: {}, body: Buffer.from("<p>") };
}

test("one render serves all who ask at once", async () => {
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

test("a page is kept for its moment, a failure never", async () => {
  let now = 0;
  const cache = createHtmlCache({ keepMs: 1000, now: () => now });
  let renders = 0;
  const make = (status: number) => () => {
    renders += 1;
    return Promise.resolve(page(status));
  };
  await cache.read("/", make(200));
  now = 999;
  await cache.read("/", make(200));
  expect(renders).toBe(1);
  now = 1001;
  await cache.read("/", make(200));
  expect(renders).toBe(2);

  await cache.read("/x", make(404));
  await cache.read("/x", make(404));
  expect(renders).toBe(4);
});

test("a render that breaks is told to all who wait and tried again by the next", async () => {
  const cache = createHtmlCache({ keepMs: 1000 });
  const broken = () => Promise.reject(new Error("broken"));
  const waiting = [cache.read("/", broken), cache.read("/", broken)];
  await expect(Promise.all(waiting)).rejects.toThrow("broken");
  await expect(cache.read("/", () => Promise.resolve(page()))).resolves.toMatchObject({ status: 200 });
});

test("holds no more pages than it may", async () => {
  const cache = createHtmlCache({ keepMs: 1000, maxPages: 2, now: () => 0 });
  const made: string[] = [];
  const read = (key: string) =>
    cache.read(key, () => {
      made.push(key);
      return Promise.resolve(page());
    });
  for (const key of ["a", "b", "c", "c", "a"]) await read(key);
  expect(made).toEqual(["a", "b", "c", "a"]);
});
