import { describe, expect, it } from "vitest";
import { createByteCache } from "./byte-cache.ts";
import { ApiError } from "./errors.ts";

const bytes = (text: string) => async () => Buffer.from(text);

describe("the byte cache", () => {
  it("stays within its size limit and evicts the longest unused entry", async () => {
    let time = 0;
    const cache = createByteCache({ maxBytes: 100_000, now: () => time });
    for (let i = 0; i < 50; i++) {
      await cache.read(`/a?${i}`, bytes("x".repeat(5000)));
      await cache.read("/kept", bytes("kept"));
      time += 2000;
      expect(cache.size()).toBeLessThanOrEqual(100_000);
    }
    const gone = await cache.read("/a?0", bytes("new"));
    expect(gone.entry.bytes.toString()).toBe("new");
    let loads = 0;
    time -= 1500;
    await cache.read("/kept", async () => (loads++, Buffer.from("again")));
    expect(loads).toBe(0);
  });

  it("does not store an entry larger than the whole cache", async () => {
    const cache = createByteCache({ maxBytes: 10_000 });
    const { entry } = await cache.read("/big", bytes("x".repeat(50_000)));
    expect(entry.bytes.length).toBe(50_000);
    expect(cache.size()).toBe(0);
  });

  it("finds an entry by at most eight URLs, and by none after its eviction", async () => {
    const cache = createByteCache({ maxBytes: 20_000 });
    const { entry } = await cache.read("/a", bytes("a"));
    for (let i = 0; i < 100; i++) cache.alias(`/a?${i}`, entry);
    expect(cache.hot("/a?0")).toBe(entry);
    expect(cache.hot("/a?99")).toBeUndefined();
    cache.alias(`/a?${"x".repeat(5000)}`, entry);
    expect(entry.urls).toHaveLength(8);
    for (let i = 0; i < 10; i++) await cache.read(`/b?${i}`, bytes("x".repeat(5000)));
    expect(cache.hot("/a?0")).toBeUndefined();
  });

  it("drops entries by prefix and ignores the result of a load that began before", async () => {
    const cache = createByteCache({ maxBytes: 100_000 });
    const slow = Promise.withResolvers<Buffer>();
    const under = cache.read("/products?a", () => slow.promise);
    cache.drop("/products");
    const { entry } = await cache.read("/products?a", bytes("new"));
    cache.alias("/products?a", entry);
    slow.resolve(Buffer.from("old"));
    expect((await under).entry.bytes.toString()).toBe("old");
    const later = await cache.read("/products?a", bytes("third"));
    expect(later.entry.bytes.toString()).toBe("new");
    expect(cache.hot("/products?a")).toBe(entry);
    cache.drop("/cities");
    expect(cache.hot("/products?a")).toBe(entry);
    cache.drop("/products");
    expect(cache.hot("/products?a")).toBeUndefined();
  });

  it("checks permission only before a load, and serves a stale entry without it", async () => {
    let time = 0;
    const cache = createByteCache({ maxBytes: 100_000, now: () => time });
    const refuse = () => {
      throw new ApiError("too_many_requests");
    };
    const neverLoaded = async () => expect.fail("was loaded");
    await expect(cache.read("/a", neverLoaded, refuse)).rejects.toMatchObject({ code: "too_many_requests" });
    const slow = Promise.withResolvers<Buffer>();
    const first = cache.read("/a", () => slow.promise);
    const joined = cache.read("/a", neverLoaded, refuse);
    slow.resolve(Buffer.from("one"));
    expect((await joined).entry).toBe((await first).entry);
    expect((await cache.read("/a", neverLoaded, refuse)).stale).toBe(false);
    time += 2000;
    const old = await cache.read("/a", neverLoaded, refuse);
    expect([old.entry.bytes.toString(), old.stale]).toEqual(["one", true]);
    const renewed = await cache.read("/a", bytes("two"));
    expect([renewed.entry.bytes.toString(), renewed.stale]).toEqual(["two", false]);
  });

  it("gives the same tag to the same bytes", async () => {
    let time = 0;
    const cache = createByteCache({ maxBytes: 100_000, now: () => time });
    const first = await cache.read("/a", bytes("same"));
    time += 5000;
    const second = await cache.read("/a", bytes("same"));
    time += 5000;
    const third = await cache.read("/a", bytes("other"));
    expect(second.entry.tag).toBe(first.entry.tag);
    expect(third.entry.tag).not.toBe(first.entry.tag);
  });
});
