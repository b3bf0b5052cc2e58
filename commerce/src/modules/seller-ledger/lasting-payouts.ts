import type { PayoutStatus } from "@bezak/contract/payout-status.ts";
import { shiftDay, tashkentDay } from "../../tashkent-days.ts";

/** Actor of scheduled payouts. */
export const TIMER = "system";

const lasting: readonly PayoutStatus[] = ["scheduled", "sent", "paid"];

/**
 * Statuses of payouts from which a shop's payout interval is counted. A failed payout can be repeated at once. For the
 * timer a cancelled one counts as well, or it would be created again before anybody could react; an administrator may
 * repeat it by hand.
 */
export const lastingFor = (actor: string): readonly PayoutStatus[] =>
  actor === TIMER ? [...lasting, "cancelled"] : lasting;

/** The day in Tashkent on which a shop can be paid again. */
export const nextDay = (last: Date, intervalDays: number): string =>
  shiftDay(tashkentDay(last), intervalDays);

/** Compares days, so that a run some minutes earlier than last week's is not too soon. */
export const isTooSoon = (last: Date, at: Date, intervalDays: number): boolean =>
  nextDay(last, intervalDays) > tashkentDay(at);
