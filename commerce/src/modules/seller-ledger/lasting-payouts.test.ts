import { expect, it } from "vitest";
import { isTooSoon, lastingFor, TIMER } from "./lasting-payouts.ts";

it("counts the payout interval in days of Tashkent, regardless of the time of day", () => {
  const last = new Date("2026-11-15T18:59:00Z");
  const soon = (at: string) => isTooSoon(last, new Date(at), 7);
  expect([soon("2026-11-21T18:59:59Z"), soon("2026-11-21T19:00:00Z")]).toEqual([true, false]);
});

it("lets a cancelled payout delay the timer but not an administrator", () => {
  expect([lastingFor(TIMER).includes("cancelled"), lastingFor("user_1").includes("cancelled")]).toEqual([
    true,
    false,
  ]);
});
