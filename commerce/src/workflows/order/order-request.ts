import { createHash } from "node:crypto";
import type { QuoteRequest } from "@bezak/contract/orders.ts";

export type RequestedLine = QuoteRequest["items"][number];
export type RequestedDelivery = NonNullable<QuoteRequest["delivery"]>;

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
