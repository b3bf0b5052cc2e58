import { expect, test } from "vitest";
import { findDay } from "./find-day.ts";

test("finds days that exist, and nothing else", () => {
  expect(["2026-11-28", "2028-02-29"].map(findDay)).toEqual(["2026-11-28", "2028-02-29"]);
  const others = ["2026-02-29", "2026-02-30", "2026-11-31", "2026-13-01", "28.11.2026", "", null];
  expect(others.map(findDay)).toEqual(others.map(() => undefined));
});
