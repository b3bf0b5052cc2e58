import type { Sum } from "@bezak/contract/money.ts";

/**
 * Splits a whole sum by weights so that the parts add up to it: each part is rounded down, and the rest goes one by one to
 * the largest remainders, among equals to the first. Without any weight the parts are equal.
 */
export function splitSum(total: Sum, weights: readonly number[]): Sum[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0 && weights.length > 0)
    return splitSum(
      total,
      weights.map(() => 1),
    );
  // Products of two sums exceed the integers that a number holds exactly.
  const shares = weights.map((weight, index) => {
    const product = BigInt(total) * BigInt(weight);
    return { index, part: Number(product / BigInt(whole)), remainder: product % BigInt(whole) };
  });
  const left = total - shares.reduce((sum, { part }) => sum + part, 0);
  const byRemainder = shares.toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  for (const share of byRemainder.slice(0, left)) share.part += 1;
  return shares.map(({ part }) => part);
}

/** Cash is paid in multiples of this, in sum. */
const NOTE = 1_000;

/**
 * The same in whole thousands, so that each part can be paid in notes; the remainder below a thousand goes to the part with
 * the largest weight.
 */
export function splitInThousands(total: Sum, weights: readonly number[]): Sum[] {
  const rest = total % NOTE;
  const heaviest = weights.indexOf(weights.reduce((most, weight) => Math.max(most, weight), -Infinity));
  return splitSum((total - rest) / NOTE, weights).map(
    (part, index) => part * NOTE + (index === heaviest ? rest : 0),
  );
}

/** A part of a sum, half a sum rounded up; `rate` in hundredths of a percent (1000 = 10 %). */
export function getShare(sum: Sum, rate: number): Sum {
  return Number((BigInt(sum) * BigInt(rate) + 5_000n) / 10_000n);
}

export function addSums(lines: readonly { unit_price: number; quantity: number }[]): number {
  return lines.reduce((sum, { unit_price, quantity }) => sum + Number(unit_price) * Number(quantity), 0);
}
