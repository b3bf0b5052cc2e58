import { expect, test } from "vitest";
import { periodDays, today } from "./period-days.ts";

test("names the days of a period in Tashkent, today included", () => {
  expect(periodDays("7d", Date.parse("2026-11-28T18:59:59Z"))).toBe("from=2026-11-22&to=2026-11-28");
  expect(periodDays("7d", Date.parse("2026-11-28T19:00:00Z"))).toBe("from=2026-11-23&to=2026-11-29");
});

test("names today alone as both days", () => {
  expect(today(Date.parse("2026-11-28T19:00:00Z"))).toBe("from=2026-11-29&to=2026-11-29");
});
