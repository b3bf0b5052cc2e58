import type { CheckedLine } from "./cart-changes.ts";

/** The lines of one seller: what will be one parcel. */
export interface SellerGroup {
  /** id of the seller, `gone` for goods nobody sells any more, `unknown` before the first quote */
  key: string;
  /** name of the seller */
  name: string | null;
  lines: CheckedLine[];
  /** whole sum, at the prices the buyer saw */
  subtotal: number;
}

function sellerOf({ item }: CheckedLine): Pick<SellerGroup, "key" | "name"> {
  if (!item) return { key: "unknown", name: null };
  return item.seller ? { key: item.seller.id, name: item.seller.name } : { key: "gone", name: null };
}

/** The cart by seller, each where its first line stands. */
export function groupBySeller(lines: readonly CheckedLine[]): SellerGroup[] {
  const groups = new Map<string, SellerGroup>();
  for (const checked of lines) {
    const { key, name } = sellerOf(checked);
    const group = groups.get(key) ?? { key, name, lines: [], subtotal: 0 };
    group.lines.push(checked);
    group.subtotal += checked.line.price * checked.line.quantity;
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** What the buyer saves against the prices before, as far as they are known. */
export function savingOf(lines: readonly CheckedLine[]): number {
  return lines.reduce((sum, { line, item }) => {
    const before = item?.oldPrice ?? 0;
    return before > line.price ? sum + (before - line.price) * line.quantity : sum;
  }, 0);
}
