import type { Sum } from "@bezak/contract/money.ts";

/** Contents of a parcel by product: pieces, and their value in whole sum. */
export type ParcelProducts = { rows: SoldRow[] };

interface SoldRow {
  product: string;
  pieces: number;
  total: Sum;
}

/** Omits lines without pieces; merges lines of one product into one row. */
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
