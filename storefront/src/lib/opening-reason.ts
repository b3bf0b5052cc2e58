import type { Return } from "@bezak/contract/returns.ts";

/** Why an administrator has opened this return for its buyer; null if the buyer has requested it. */
export function getOpeningReason([first]: Return["timeline"]): string | null {
  return first?.actor === "admin" ? (first.reason ?? null) : null;
}
