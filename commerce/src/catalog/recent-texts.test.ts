import { expect, it } from "vitest";
import { RecentTexts } from "./recent-texts.ts";

const text = (length: number) => Buffer.alloc(length, "x");

it("returns a text only for the requested version", () => {
  const texts = new RecentTexts(100);
  texts.set("a", "1", text(10));
  expect(texts.get("a", "1")).toHaveLength(10);
  expect(texts.get("a", "2")).toBeUndefined();
  texts.set("a", "2", text(20));
  expect([texts.get("a", "1"), texts.get("a", "2")?.length]).toEqual([undefined, 20]);
});

it("never exceeds its limit, and drops the least recently used text", () => {
  const texts = new RecentTexts(100);
  for (const id of ["a", "b", "c"]) texts.set(id, "1", text(30));
  texts.get("a", "1");
  texts.set("d", "1", text(30));
  expect(["a", "b", "c", "d"].map((id) => texts.get(id, "1") !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  // A rewritten text counts once.
  for (let version = 2; version < 10; version += 1) texts.set("d", String(version), text(30));
  expect(texts.get("a", "1")).toBeDefined();
  texts.set("e", "1", text(101));
  expect(texts.get("e", "1")).toBeUndefined();
});
