import { setTimeout as pause } from "node:timers/promises";
import { tashkentDay } from "../../src/tashkent-days.ts";

/** Waits over midnight in Tashkent, so that a test of up to a minute that counts by day does not span two days. */
export async function awayFromMidnight(): Promise<void> {
  while (tashkentDay(new Date()) !== tashkentDay(new Date(Date.now() + 60_000))) await pause(500);
}
