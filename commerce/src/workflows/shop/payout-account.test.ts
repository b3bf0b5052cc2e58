import { expect, it } from "vitest";
import { restsUntil } from "./payout-account.ts";

it("holds payouts for 72 hours after a change of the account, and not without a change", () => {
  const changed = new Date("2026-11-20T10:00:00.000Z");
  const until = "2026-11-23T10:00:00.000Z";
  expect(restsUntil(changed, changed.getTime())).toBe(until);
  expect(restsUntil(changed, Date.parse(until) - 1)).toBe(until);
  expect(restsUntil(changed, Date.parse(until))).toBeNull();
  expect(restsUntil(null)).toBeNull();
});
