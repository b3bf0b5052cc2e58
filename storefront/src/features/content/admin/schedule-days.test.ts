import { expect, test } from "vitest";
import { hasOtherTimes, toDays, toEnd, toStart } from "./schedule-days.ts";

test("shows whole days of Tashkent, the last one included", () => {
  const times = { startsAt: "2026-11-30T19:00:00.000Z", endsAt: "2026-12-08T19:00:00.000Z" };
  expect(toDays(times)).toEqual({ firstDay: "2026-12-01", lastDay: "2026-12-08" });
  expect([toStart("2026-12-01"), toEnd("2026-12-08")]).toEqual([times.startsAt, times.endsAt]);
  expect(hasOtherTimes(times)).toBe(false);
});

test("has no days without limits", () => {
  const times = { startsAt: null, endsAt: null };
  expect(toDays(times)).toEqual({ firstDay: "", lastDay: "" });
  expect([toStart(""), toEnd("")]).toEqual([null, null]);
  expect(hasOtherTimes(times)).toBe(false);
});

test("notices an end or a start within a day", () => {
  expect(hasOtherTimes({ startsAt: "2026-12-01T07:30:00.000Z", endsAt: null })).toBe(true);
  const noon = { startsAt: null, endsAt: "2026-12-08T07:00:00.000Z" };
  expect(hasOtherTimes(noon)).toBe(true);
  expect(toDays(noon).lastDay).toBe("2026-12-08");
});

test("ends a month and a year", () => {
  expect(toEnd("2026-12-31")).toBe("2026-12-31T19:00:00.000Z");
  expect(toEnd("2028-02-29")).toBe("2028-02-29T19:00:00.000Z");
});
