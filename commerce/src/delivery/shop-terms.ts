/** A shop's settings for orders. */
export interface ShopTerms {
  /** nothing can be ordered until then, ISO 8601 */
  awayUntil: string | null;
  /** slugs of cities it sends to; null: all */
  zones: readonly string[] | null;
  /** whole sum: its products worth as much are delivered free, at its expense */
  freeFrom: number | null;
}

export const noTerms: ShopTerms = { awayUntil: null, zones: null, freeFrom: null };

/** Returns why a shop cannot deliver to a city now, or null. Without a city the delivery zones are not checked. */
export function findHindrance(
  { awayUntil, zones }: ShopTerms,
  city: string | undefined,
): "seller_away" | "not_delivered" | null {
  if (awayUntil !== null) return "seller_away";
  return city !== undefined && zones !== null && !zones.includes(city) ? "not_delivered" : null;
}

/** Whether every shop of an order pays for delivery: each part reaches its shop's threshold. */
export function isPaidByShops(worths: readonly { worth: number; freeFrom: number | null }[]): boolean {
  return worths.length > 0 && worths.every(({ worth, freeFrom }) => freeFrom !== null && worth >= freeFrom);
}
