import type { Sum } from "@bezak/contract/money.ts";

/** What a parcel holds, by product: pieces, and their worth in whole sums. */
export type ParcelProducts = { rows: SoldRow[] };

interface SoldRow {
  product: string;
  pieces: number;
  total: Sum;
}

/** Lines that came to nothing are left out; lines of one product are one row. */
export function toParcelProducts(lines: readonly SoldRow[]): ParcelProducts {
  const rows = new Map<string, SoldRow>();
  for (const { product, pieces, total } of lines) {
    if (pieces === 0) continue;
    const known = rows.get(product);
    rows.set(product, {
      product,
      pieces: pieces + (known?.pieces ?? 0),
      total: total + (known?.total ?? 0),
    });
  }
  return { rows: [...rows.values()] };
}
