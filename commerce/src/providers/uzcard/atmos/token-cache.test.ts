import { expect, it } from "vitest";
import { TokenCache, type Token } from "./token-cache.ts";

function getCache(tokens: (Token | Error)[]) {
  let requests = 0;
  const clock = { now: 0 };
  const ask = async () => {
    const token = tokens[requests];
    requests += 1;
    if (!token) throw new Error("No more tokens");
    if (token instanceof Error) throw token;
    return token;
  };
  return { cache: new TokenCache(ask, () => clock.now), clock, asked: () => requests };
}

const token = (value: string, expiresIn: number): Token => ({ value, expiresIn });

it("caches a token for its lifetime less a minute", async () => {
  const { cache, clock, asked } = getCache([token("a", 3600), token("b", 3600)]);
  expect(await cache.get()).toBe("a");
  clock.now = 3_539_999;
  expect([await cache.get(), asked()]).toEqual(["a", 1]);
  clock.now = 3_540_000;
  expect([await cache.get(), asked()]).toEqual(["b", 2]);
});

it("caches a short-lived token for nine tenths of its life, and one without a lifetime not at all", async () => {
  const { cache, clock } = getCache([token("a", 10), token("b", 0), token("c", 0)]);
  await cache.get();
  clock.now = 8_999;
  expect(await cache.get()).toBe("a");
  clock.now = 9_000;
  expect(await cache.get()).toBe("b");
  expect(await cache.get()).toBe("c");
});

it("requests a token once for simultaneous callers, and again after a failure", async () => {
  const { cache, asked } = getCache([new Error("down"), token("a", 3600)]);
  const failed = await Promise.allSettled([cache.get(), cache.get()]);
  expect([failed.map(({ status }) => status), asked()]).toEqual([["rejected", "rejected"], 1]);
  expect(await Promise.all([cache.get(), cache.get(), cache.get()])).toEqual(["a", "a", "a"]);
  expect(asked()).toBe(2);
});

it("drops only the rejected token", async () => {
  const { cache } = getCache([token("a", 3600), token("b", 3600)]);
  await cache.get();
  cache.drop("a");
  expect(await cache.get()).toBe("b");
  cache.drop("a");
  expect(await cache.get()).toBe("b");
});
