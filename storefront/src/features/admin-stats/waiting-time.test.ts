import { expect, test } from "vitest";
import { getWaitingTime } from "./waiting-time.ts";

const now = Date.parse("2026-11-22T12:00:00Z");

test.each([
  ["2026-11-22T11:00:01.000Z", { unit: "lessThanHour" }],
  // the clock of the device is behind
  ["2026-11-22T12:00:30.000Z", { unit: "lessThanHour" }],
  ["2026-11-22T11:00:00.000Z", { unit: "hours", count: 1 }],
  ["2026-11-20T12:00:01.000Z", { unit: "hours", count: 47 }],
  ["2026-11-20T12:00:00.000Z", { unit: "days", count: 2 }],
  ["2026-11-12T00:00:00.000Z", { unit: "days", count: 10 }],
])("describes the time since %s as %o", (since, time) => {
  expect(getWaitingTime(since, now)).toEqual(time);
});
