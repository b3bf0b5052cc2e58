import { expect, it } from "vitest";
import { isTooSoon, lastingFor, TIMER } from "./lasting-payouts.ts";

it("a shop is paid again on a day of Tashkent, however late it was paid on the last", () => {
  const last = new Date("2026-11-15T18:59:00Z");
  const soon = (at: string) => isTooSoon(last, new Date(at), 7);
  expect([soon("2026-11-21T18:59:59Z"), soon("2026-11-21T19:00:00Z")]).toEqual([true, false]);
});

it("a payout that was cancelled keeps the timer waiting, and nobody else", () => {
  expect([lastingFor(TIMER).includes("cancelled"), lastingFor("user_1").includes("cancelled")]).toEqual([
    true,
    false,
  ]);
});
