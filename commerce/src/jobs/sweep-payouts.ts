import type { MedusaContainer } from "@medusajs/framework/types";
import { TIMER } from "../modules/seller-ledger/lasting-payouts.ts";
import { sweepPayouts } from "../workflows/payout/sweep-payouts.ts";

/** Who is due since the last round; the bank hears of it when an administrator makes the file. */
export default async function sweep(container: MedusaContainer): Promise<void> {
  await sweepPayouts(container, TIMER);
}

/** Milliseconds between rounds: how long a shop waits at most once it can be paid. */
export const config = { name: "sweep-payouts", schedule: { interval: 15 * 60_000 } };
