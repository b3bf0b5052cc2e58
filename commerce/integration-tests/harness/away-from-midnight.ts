import { setTimeout as pause } from "node:timers/promises";
import { tashkentDay } from "../../src/tashkent-days.ts";

/** What counts by days of Tashkent begins when none of them is about to end: it lasts less than a minute. */
export async function awayFromMidnight(): Promise<void> {
  while (tashkentDay(new Date()) !== tashkentDay(new Date(Date.now() + 60_000))) await pause(500);
}
