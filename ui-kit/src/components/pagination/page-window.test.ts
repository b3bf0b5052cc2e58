import { expect, test } from "vitest";
import { pageWindow } from "./page-window.ts";

function row(page: number, count: number, width: "wide" | "narrow"): string[] {
  const entries = pageWindow(page, count).filter(({ on }) => on === "all" || on === width);
  return entries.map((entry) => String(entry.page ?? "…"));
}

test.each([
  [1, 1, "1"],
  [3, 7, "1 2 3 4 5 6 7"],
  [4, 8, "1 2 3 4 5 … 8"],
  [5, 8, "1 … 4 5 6 7 8"],
  [5, 20, "1 … 4 5 6 … 20"],
  [20, 20, "1 … 16 17 18 19 20"],
])("shows for page %i of %i: %s", (page, count, shown) => {
  expect(row(page, count, "wide").join(" ")).toBe(shown);
});

test.each([
  [1, 1, "1"],
  [2, 4, "1 2 3 4"],
  [1, 7, "1 … 7"],
  [2, 7, "1 2 … 7"],
  [3, 20, "1 … 3 … 20"],
  [19, 20, "1 … 19 20"],
  [20, 20, "1 … 20"],
])("shows in a narrow row for page %i of %i: %s", (page, count, shown) => {
  expect(row(page, count, "narrow").join(" ")).toBe(shown);
});

test("always shows the current page, and never more pages than fit", () => {
  for (let page = 1; page <= 40; page += 1) {
    for (const [width, most] of [["wide", 7] as const, ["narrow", 5] as const]) {
      const pages = row(page, 40, width);
      expect(pages.length).toBeLessThanOrEqual(most);
      expect(pages).toContain(String(page));
    }
  }
});
