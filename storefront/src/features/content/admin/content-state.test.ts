import { expect, test } from "vitest";
import { contentState } from "./content-state.ts";

const [start, end] = ["2026-12-01T00:00:00.000Z", "2026-12-08T00:00:00.000Z"];

test.each([
  ["shown", true, null, null, "2026-12-05T00:00:00.000Z"],
  ["scheduled", true, start, end, "2026-11-30T23:59:59.999Z"],
  ["shown", true, start, end, start],
  ["shown", true, start, end, "2026-12-07T23:59:59.999Z"],
  ["expired", true, start, end, end],
  ["expired", true, null, end, end],
  ["shown", true, start, null, "2036-12-08T00:00:00.000Z"],
  ["off", false, start, end, "2026-12-05T00:00:00.000Z"],
  ["off", false, start, null, "2026-11-05T00:00:00.000Z"],
] as const)("is %s when active is %s, from %s until %s, at %s", (state, active, startsAt, endsAt, now) => {
  expect(contentState({ active, startsAt, endsAt }, Date.parse(now))).toBe(state);
});
