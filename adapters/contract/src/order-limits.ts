import type { z } from "zod";
import { limits } from "./limits.ts";

interface OrderLine {
  productId: string;
  variantId?: string | null;
  quantity: number;
}

/**
 * The first line with which an order asks for more pieces of one variant than it may, counted over all its lines; -1
 * when none does. Lines that name no variant count for the one that the product is sold in.
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

/** Of a request's lines: names the quantity that is too much. */
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
