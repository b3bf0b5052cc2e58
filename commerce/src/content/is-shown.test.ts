import { expect, it } from "vitest";
import { isShown } from "./is-shown.ts";

const at = (text: string) => new Date(text);
const [start, end] = [at("2026-03-01T00:00:00Z"), at("2026-03-08T00:00:00Z")];

it.each([
  ["always", null, null, "2026-03-05T00:00:00Z", true],
  ["before its start", start, end, "2026-02-28T23:59:59.999Z", false],
  ["from its start", start, end, "2026-03-01T00:00:00Z", true],
  ["until its end", start, end, "2026-03-07T23:59:59.999Z", true],
  ["not from its end on", start, end, "2026-03-08T00:00:00Z", false],
  ["without an end", start, null, "2036-03-08T00:00:00Z", true],
  ["without a start", null, end, "2016-03-08T00:00:00Z", true],
])("shows active content %s", (_, startsAt, endsAt, now, shown) => {
  expect(isShown({ active: true, startsAt, endsAt }, Date.parse(now))).toBe(shown);
  expect(isShown({ active: false, startsAt, endsAt }, Date.parse(now))).toBe(false);
});
