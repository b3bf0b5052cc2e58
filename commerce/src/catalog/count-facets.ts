import type { CatalogImage } from "./catalog-image.ts";
import { BRANDS, CATEGORIES, IN_STOCK, PRICE, RATINGS } from "./match-rows.ts";
import type { ProductRow } from "./product-row.ts";

const BRANDS_MAX = 100;
const LEAST_STARS = [4, 3, 2, 1];

/** How many products each further choice would leave; categories get their names later. */
export interface FacetCounts {
  brands: { value: string; count: number }[];
  categories: { id: string; count: number }[];
  ratings: { value: number; count: number }[];
  price: { min: number; max: number };
  inStock: { true: number; false: number };
}

/** Counts all facets in one pass over the rows. */
export class FacetCounter {
  readonly #image: Pick<CatalogImage, "brands" | "paths">;
  readonly #brands: Uint32Array;
  readonly #paths: Uint32Array;
  readonly #stars = new Uint32Array(6);
  #min = Infinity;
  #max = -Infinity;
  #inStock = 0;
  #soldOut = 0;

  constructor(image: Pick<CatalogImage, "brands" | "paths">) {
    this.#image = image;
    this.#brands = new Uint32Array(image.brands.length);
    this.#paths = new Uint32Array(image.paths.length);
  }

  /** Counts a row for each facet whose own choice is the only one that it fails. */
  add(row: ProductRow, failures: number): void {
    if ((failures & ~BRANDS) === 0 && row.brand >= 0) this.#brands[row.brand]! += 1;
    if ((failures & ~CATEGORIES) === 0) this.#paths[row.path]! += 1;
    if ((failures & ~RATINGS) === 0) this.#stars[Math.floor(row.rating)]! += 1;
    if ((failures & ~PRICE) === 0) {
      if (row.price < this.#min) this.#min = row.price;
      if (row.price > this.#max) this.#max = row.price;
    }
    if ((failures & ~IN_STOCK) === 0) {
      if (row.inStock) this.#inStock += 1;
      else this.#soldOut += 1;
    }
  }

  counts(): FacetCounts {
    const empty = this.#min > this.#max;
    return {
      brands: this.#brandCounts(),
      categories: this.#categoryCounts(),
      ratings: LEAST_STARS.map((value) => ({
        value,
        count: this.#stars.subarray(value).reduce((sum, count) => sum + count, 0),
      })),
      price: { min: empty ? 0 : this.#min, max: empty ? 0 : this.#max },
      inStock: { true: this.#inStock, false: this.#soldOut },
    };
  }

  #brandCounts(): FacetCounts["brands"] {
    return [...this.#brands]
      .map((count, index) => ({ value: this.#image.brands[index] ?? "", count }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || compareText(a.value, b.value))
      .slice(0, BRANDS_MAX);
  }

  #categoryCounts(): FacetCounts["categories"] {
    const counts = new Map<string, number>();
    this.#paths.forEach((count, index) => {
      if (count === 0) return;
      for (const id of this.#image.paths[index]?.ids ?? []) counts.set(id, (counts.get(id) ?? 0) + count);
    });
    return [...counts]
      .map(([id, count]) => ({ id, count }))
      .sort((a, b) => b.count - a.count || compareText(a.id, b.id));
  }
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
