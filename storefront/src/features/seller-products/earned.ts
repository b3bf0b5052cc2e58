import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { wholeNumber } from "../../lib/whole-number.ts";

/**
 * What the shop earns from a price, in whole sum; the commission is rounded half up as in the ledger. Null without a
 * price.
 */
export function findEarnings(typed: string, commissionPercent: number): number | null {
  const price = wholeNumber(typed);
  if (price === null || price < 1 || price > sellerLimits.priceMax) return null;
  // hundredths of a percent in integers, since the product of price and rate may exceed exact numbers
  const rate = BigInt(Math.round(commissionPercent * 100));
  return price - Number((BigInt(price) * rate + 5_000n) / 10_000n);
}
