import type { MedusaContainer } from "@medusajs/framework/types";
import { TIMER } from "../modules/seller-ledger/lasting-payouts.ts";
import { sweepPayouts } from "../workflows/payout/sweep-payouts.ts";

/** Creates payouts; the bank gets them when an administrator makes the file. */
export default async function sweep(container: MedusaContainer): Promise<void> {
  await sweepPayouts(container, TIMER);
}

/** The longest time that a shop waits once it can be paid. */
export const config = { name: "sweep-payouts", schedule: { interval: 15 * 60_000 } };
