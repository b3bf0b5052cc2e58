import type { Sum } from "@bezak/contract/money.ts";
import { formatNumber } from "./format-sum.ts";
import { useSum } from "./use-sum.ts";

/** One price, or the lowest and the highest: `90 000 – 120 000 сум`. */
export function usePriceRange(): (price: { min: Sum; max: Sum }) => string {
  const sum = useSum();
  return ({ min, max }) => (min === max ? sum(min) : `${formatNumber(min)} – ${sum(max)}`);
}
