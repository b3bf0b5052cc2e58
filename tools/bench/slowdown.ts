import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import type { Page } from "playwright";

/**
 * The benchmark index of the phone that Lighthouse has in mind: it slows a machine with 1,533 down four times
 * (https://lighthouse-cpu-throttling-calculator.vercel.app).
 */
const PHONE = 1533 / 4;

/** How many times this machine has to be slowed down, as fast as it is now, to be as slow as that phone; 1 if it is slower. */
export async function readSlowdown(page: Page): Promise<number> {
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  return Math.max(1, index / PHONE);
}
