import { expect, it } from "vitest";
import { shiftDay, startOfDay, tashkentDay, tashkentMinute, tashkentMonth } from "./tashkent-days.ts";

it("a day begins at 19:00 of the day before in UTC", () => {
  expect(tashkentDay(new Date("2026-11-21T18:59:59.999Z"))).toBe("2026-11-21");
  expect(tashkentDay(new Date("2026-11-21T19:00:00Z"))).toBe("2026-11-22");
  expect(startOfDay("2026-11-22").toISOString()).toBe("2026-11-21T19:00:00.000Z");
});

it("a minute and a month are those of Tashkent too", () => {
  expect(tashkentMinute(new Date("2026-10-31T18:59:59.999Z"))).toBe("2026-10-31 23:59");
  expect(tashkentMonth(new Date("2026-10-31T18:59:59.999Z"))).toBe("2026-10");
  expect(tashkentMonth(new Date("2026-10-31T19:00:00Z"))).toBe("2026-11");
});

it("days are counted over the ends of months and years", () => {
  expect(shiftDay("2026-01-01", -1)).toBe("2025-12-31");
  expect(shiftDay("2028-02-28", 1)).toBe("2028-02-29");
  expect(shiftDay("2026-11-22", -89)).toBe("2026-08-25");
});
