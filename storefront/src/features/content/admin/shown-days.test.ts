import { expect, test } from "vitest";
import { addMonths, coverageOf, dayAfterKey, shownOn, weeksOf } from "./shown-days.ts";

const row = (startsAt: string | null, endsAt: string | null, active = true) => ({ active, startsAt, endsAt });
// midnight in Tashkent
const december1 = "2026-11-30T19:00:00.000Z";
const december2 = "2026-12-01T19:00:00.000Z";
const noon = "2026-12-01T07:00:00.000Z";

test.each([
  ["always", row(null, null), [{ from: null, until: null }]],
  ["that is off", row(null, null, false), []],
  ["from that day on", row(december1, null), [{ from: null, until: null }]],
  ["until that day", row(null, december1), []],
  ["that day alone", row(december1, december2), [{ from: null, until: null }]],
  ["from the next day on", row(december2, null), []],
  ["from noon on", row(noon, null), [{ from: noon, until: null }]],
  ["until noon", row(null, noon), [{ from: null, until: noon }]],
])("finds what is shown %s", (_, one, parts) => {
  expect(shownOn([one], "2026-12-01")).toEqual(parts.map((part) => ({ row: one, ...part })));
});

test.each([
  ["none", []],
  ["all", [row(null, null)]],
  ["part", [row(noon, null)]],
  ["part", [row(null, noon)]],
  ["all", [row(noon, null), row(null, noon)]],
  ["part", [row(null, "2026-12-01T06:00:00.000Z"), row(noon, null)]],
] as const)("says that the day is covered: %s", (coverage, rows) => {
  expect(coverageOf("2026-12-01", shownOn(rows, "2026-12-01"))).toBe(coverage);
});

test("has the weeks of a month from Monday", () => {
  const weeks = weeksOf("2026-12-15");
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([
    null,
    "2026-12-01",
    "2026-12-02",
    "2026-12-03",
    "2026-12-04",
    "2026-12-05",
    "2026-12-06",
  ]);
  expect(weeks[4]?.filter(Boolean)).toEqual(["2026-12-28", "2026-12-29", "2026-12-30", "2026-12-31"]);
});

test.each([
  ["ArrowLeft", "2026-11-30"],
  ["ArrowDown", "2026-12-08"],
  ["Home", "2026-11-30"],
  ["End", "2026-12-06"],
  ["PageUp", "2026-11-01"],
  ["PageDown", "2027-01-01"],
  ["a", null],
])("moves by %s to %s", (key, day) => {
  expect(dayAfterKey(key, "2026-12-01")).toBe(day);
});

test("ends a month later on its last day", () => {
  expect(addMonths("2027-01-31", 1)).toBe("2027-02-28");
});
