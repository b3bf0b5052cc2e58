/** What a shop settles about ordering its goods. */
export interface ShopTerms {
  /** nothing can be ordered until then, ISO 8601 */
  awayUntil: string | null;
  /** slugs of cities it sends to; null: all */
  zones: readonly string[] | null;
  /** whole sum: its goods worth as much travel free, at its expense */
  freeFrom: number | null;
}

export const noTerms: ShopTerms = { awayUntil: null, zones: null, freeFrom: null };

/** Why a shop sends nothing to a city now; null when it does. Without a city it is asked for none. */
export function findHindrance(
  { awayUntil, zones }: ShopTerms,
  city: string | undefined,
): "seller_away" | "not_delivered" | null {
  if (awayUntil !== null) return "seller_away";
  return city !== undefined && zones !== null && !zones.includes(city) ? "not_delivered" : null;
}

/** Whether every shop of an order pays for its delivery: each has sold as much as it asks for. */
export function shopsPay(worths: readonly { worth: number; freeFrom: number | null }[]): boolean {
  return worths.length > 0 && worths.every(({ worth, freeFrom }) => freeFrom !== null && worth >= freeFrom);
}
