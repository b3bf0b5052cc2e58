import type { Sum } from "@bezak/contract/money.ts";
import { orderablePart, type CheckedLine } from "./cart-changes.ts";

/** Lines of one seller, which become one parcel. */
export interface SellerGroup {
  /** id of the seller, `left-out` for lines that cannot be ordered, `unknown` before the first quote */
  key: string;
  name: string | null;
  lines: CheckedLine[];
  /** whole sum of the orderable lines */
  subtotal: Sum;
}

function groupKey(checked: CheckedLine): Pick<SellerGroup, "key" | "name"> {
  if (!checked.item) return { key: "unknown", name: null };
  const { seller } = checked.item;
  const orderable = seller && orderablePart(checked).quantity > 0;
  return orderable ? { key: seller.id, name: seller.name } : { key: "left-out", name: null };
}

/** Groups the cart by seller, in the order of their first lines; lines that cannot be ordered come last. */
export function groupBySeller(lines: readonly CheckedLine[]): SellerGroup[] {
  const groups = new Map<string, SellerGroup>();
  for (const checked of lines) {
    const { key, name } = groupKey(checked);
    const group: SellerGroup = groups.get(key) ?? { key, name, lines: [], subtotal: 0 };
    group.lines.push(checked);
    group.subtotal += orderablePart(checked).amount;
    groups.set(key, group);
  }
  const leftOut = (group: SellerGroup) => Number(group.key === "left-out");
  return [...groups.values()].sort((a, b) => leftOut(a) - leftOut(b));
}

/** What the buyer saves on orderable lines compared with the earlier prices, as far as these are known. */
export function getSaving(lines: readonly CheckedLine[]): number {
  return lines.reduce((saved, checked) => {
    const { quantity, amount } = orderablePart(checked);
    const before = (checked.item?.oldPrice ?? 0) * quantity;
    return before > amount ? saved + before - amount : saved;
  }, 0);
}
