import { expect, test } from "vitest";
import { addDays, addMonths, isDay, getWeekday, getWeeks, within } from "./calendar.ts";

test.each([
  ["2026-02-28", true],
  ["2026-02-29", false],
  ["2028-02-29", true],
  ["2026-13-01", false],
  ["0026-01-01", false],
  ["", false],
])("says whether %j is a day: %j", (text, is) => {
  expect(isDay(text)).toBe(is);
});

test("adds days across months and years", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
});

test("limits the day to the last one of a shorter month", () => {
  expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
  expect(addMonths("2026-03-31", -1)).toBe("2026-02-28");
  expect(addMonths("2026-11-15", 2)).toBe("2027-01-15");
  expect(addMonths("2026-01-15", -12)).toBe("2025-01-15");
});

test("splits a month into weeks that begin on Monday", () => {
  expect(getWeekday("2026-11-23")).toBe(0);
  const weeks = getWeeks("2026-11-23");
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(getWeeks("2027-02-10")).toHaveLength(4);
});

test("limits a day to the given range", () => {
  expect(within("2026-01-01", "2026-02-01", undefined)).toBe("2026-02-01");
  expect(within("2026-03-01", "2026-02-01", "2026-02-10")).toBe("2026-02-10");
  expect(within("2026-02-05", "2026-02-01", "2026-02-10")).toBe("2026-02-05");
});
