import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { wholeNumber } from "../../lib/whole-number.ts";

/**
 * What the shop gets of a price in whole sum; the marketplace's share is rounded as the ledger rounds it, half a sum
 * up. Null while no price is typed.
 */
export function findEarnings(typed: string, commissionPercent: number): number | null {
  const price = wholeNumber(typed);
  if (price === null || price < 1 || price > sellerLimits.priceMax) return null;
  // hundredths of a percent, in whole numbers: a product of two sums outgrows what a number holds exactly
  const rate = BigInt(Math.round(commissionPercent * 100));
  return price - Number((BigInt(price) * rate + 5_000n) / 10_000n);
}
