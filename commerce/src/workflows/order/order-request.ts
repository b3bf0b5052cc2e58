import type { Sum } from "@bezak/contract/money.ts";
import { createHash } from "node:crypto";

export interface RequestedLine {
  productId: string;
  variantId?: string;
  quantity: number;
  /** the price that the buyer last saw, whole sum */
  price?: Sum;
}

export interface RequestedDelivery {
  method: "courier" | "pickup";
  /** slug or id of a city */
  city: string;
}

export interface OrderRequest {
  items: RequestedLine[];
  delivery: RequestedDelivery & { address: string; comment?: string | null };
  contact: { name: string; phone: string; email?: string | null };
  paymentMethod: string;
  comment?: string;
  /** what the buyer saw, whole sum */
  expectedTotal?: number;
}

/** Does not depend on the order of the fields. */
export function hashRequest(request: object): string {
  return createHash("sha256")
    .update(JSON.stringify(sorted(request)))
    .digest("hex");
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, field]) => [key, sorted(field)]),
  );
}
