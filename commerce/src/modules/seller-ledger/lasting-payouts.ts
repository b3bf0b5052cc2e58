import type { PayoutStatus } from "@bezak/contract/payout-status.ts";
import { shiftDay, tashkentDay } from "../../tashkent-days.ts";

/** Who makes payouts by the clock. */
export const TIMER = "system";

const lasting: readonly PayoutStatus[] = ["scheduled", "sent", "paid"];

/**
 * Payouts from which the days to a shop's next one are counted. One that failed is made anew at once; one that was
 * cancelled is left alone by the timer as long as any other, or it would be there again before anybody looked. An
 * administrator may make it anew by hand.
 */
export const lastingFor = (actor: string): readonly PayoutStatus[] =>
  actor === TIMER ? [...lasting, "cancelled"] : lasting;

/** The day in Tashkent on which a shop can be paid again. */
export const nextDay = (last: Date, intervalDays: number): string =>
  shiftDay(tashkentDay(last), intervalDays);

/** By days: a round that comes some minutes earlier than last week's is not too soon. */
export const isTooSoon = (last: Date, at: Date, intervalDays: number): boolean =>
  nextDay(last, intervalDays) > tashkentDay(at);
