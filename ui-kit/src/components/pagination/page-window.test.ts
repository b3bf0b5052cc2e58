import { expect, test } from "vitest";
import { pageWindow } from "./page-window.ts";

test.each([
  [1, 1, "1"],
  [3, 7, "1 2 3 4 5 6 7"],
  [4, 8, "1 2 3 4 5 … 8"],
  [5, 8, "1 … 4 5 6 7 8"],
  [5, 20, "1 … 4 5 6 … 20"],
  [20, 20, "1 … 16 17 18 19 20"],
])("page %i of %i shows %s", (page, count, shown) => {
  const pages = pageWindow(page, count).map((entry) => entry ?? "…");
  expect(pages.join(" ")).toBe(shown);
});

test("never more than seven, always with the current one", () => {
  for (let page = 1; page <= 40; page += 1) {
    const pages = pageWindow(page, 40);
    expect(pages.length).toBeLessThanOrEqual(7);
    expect(pages).toContain(page);
  }
});
