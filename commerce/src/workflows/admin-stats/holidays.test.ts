import { expect, it } from "vitest";
import { rewindTime, sortHolidays, toHolidays } from "./holidays.ts";

const HOUR = 3_600_000;
const rewind = (at: string, hours: number, holidays: string[]) =>
  rewindTime(new Date(`${at}:00+05:00`), hours * HOUR, holidays);

it.each([
  ["2027-03-22T10:00", 24, [], "2027-03-21T10:00"],
  // a day, two in succession, and one within which it ends
  ["2027-03-22T10:00", 24, ["2027-03-21"], "2027-03-20T10:00"],
  ["2027-03-23T10:00", 48, ["2027-03-21", "2027-03-22"], "2027-03-19T10:00"],
  ["2027-03-21T10:00", 24, ["2027-03-21"], "2027-03-20T00:00"],
  // apart, and those that do not matter
  ["2027-03-25T10:00", 48, ["2027-03-22", "2027-03-24"], "2027-03-21T10:00"],
  ["2027-03-22T10:00", 24, ["2027-03-08", "2027-03-23"], "2027-03-21T10:00"],
])("finds when a time began that is over at %s after %i hours, without %j", (at, hours, holidays, begin) => {
  expect(rewind(at, hours, holidays)).toEqual(new Date(`${begin}:00+05:00`));
});

it("reads the setting, and stores each day once in ascending order", () => {
  expect([toHolidays({}), toHolidays({ holidays: ["2027-03-21"] })]).toEqual([[], ["2027-03-21"]]);
  expect(sortHolidays(["2027-09-01", "2027-03-21", "2027-09-01"])).toEqual(["2027-03-21", "2027-09-01"]);
});
