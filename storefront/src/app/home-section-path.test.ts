import { expect, test } from "vitest";
import { pathsFor } from "../lib/paths.ts";
import { sectionPath } from "./home-section-path.ts";

test.each([
  [{ limit: 12 }, "/uz/catalog"],
  [{ filter: "sales", sort: "popularity", limit: 12 }, "/uz/catalog?filter=sales"],
  [{ filter: "new", sort: "newest", limit: 12 }, "/uz/catalog?filter=new&sort=newest"],
  [{ brand: ["A", "B & C"], limit: 12 }, "/uz/catalog?brand=A&brand=B+%26+C"],
  [{ category: "rings", seller: "sel_1", limit: 12 }, "/uz/category/rings?seller=sel_1"],
] as const)("links a section of %j to %s", (source, path) => {
  const { brand, ...rest } = { brand: undefined, ...source };
  expect(sectionPath(pathsFor("uz"), { ...rest, ...(brand ? { brand: [...brand] } : {}) })).toBe(path);
});
