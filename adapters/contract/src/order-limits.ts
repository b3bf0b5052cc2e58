import type { z } from "zod";
import { limits } from "./limits.ts";

interface OrderLine {
  productId: string;
  variantId?: string | null;
  quantity: number;
}

/**
 * Index of the line at which an order exceeds the quantity limit of a variant, counted over all its lines; -1 if none
 * does. A product's lines without a variant count together.
 */
export function findLineAboveLimit(lines: readonly OrderLine[]): number {
  const quantities = new Map<string, number>();
  return lines.findIndex(({ productId, variantId, quantity }) => {
    const key = JSON.stringify([productId, variantId ?? null]);
    const sum = (quantities.get(key) ?? 0) + quantity;
    quantities.set(key, sum);
    return sum > limits.quantityMax;
  });
}

/** Adds an issue for the quantity that exceeds the limit. */
export function refuseLineAboveLimit(lines: readonly OrderLine[], context: z.RefinementCtx): void {
  const index = findLineAboveLimit(lines);
  if (index < 0) return;
  context.addIssue({
    code: "too_big",
    origin: "number",
    maximum: limits.quantityMax,
    path: [index, "quantity"],
    input: lines[index]?.quantity,
  });
}
