import { expect, it } from "vitest";
import { shiftDay, startOfDay, tashkentDay, tashkentMinute, tashkentMonth } from "./tashkent-days.ts";

it("begins a day at 19:00 UTC of the day before", () => {
  expect(tashkentDay(new Date("2026-11-21T18:59:59.999Z"))).toBe("2026-11-21");
  expect(tashkentDay(new Date("2026-11-21T19:00:00Z"))).toBe("2026-11-22");
  expect(startOfDay("2026-11-22").toISOString()).toBe("2026-11-21T19:00:00.000Z");
});

it("formats a minute and a month in Tashkent time", () => {
  expect(tashkentMinute(new Date("2026-10-31T18:59:59.999Z"))).toBe("2026-10-31 23:59");
  expect(tashkentMonth(new Date("2026-10-31T18:59:59.999Z"))).toBe("2026-10");
  expect(tashkentMonth(new Date("2026-10-31T19:00:00Z"))).toBe("2026-11");
});

it("counts days across the ends of months and years", () => {
  expect(shiftDay("2026-01-01", -1)).toBe("2025-12-31");
  expect(shiftDay("2028-02-28", 1)).toBe("2028-02-29");
  expect(shiftDay("2026-11-22", -89)).toBe("2026-08-25");
});
