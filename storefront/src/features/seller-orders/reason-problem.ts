import type { TextKey } from "../../i18n/texts.ts";

/** What is wrong with a reason that the buyer is to read; undefined when nothing is. */
export function reasonProblem(reason: string): TextKey | undefined {
  const { length } = reason.trim();
  if (length === 0) return "sellerOrders.noReason";
  return length < 3 ? "sellerOrders.shortReason" : undefined;
}
