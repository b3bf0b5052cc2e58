import { findDay } from "./find-day.ts";
import type { Period } from "./period-fields.tsx";
import { queryId, queryText } from "./query-text.ts";

/** Filters of a list of all shops, named in the address as in the call. */
export interface ShopListChoice extends Period {
  /** empty for all */
  q: string;
  /** id of a shop */
  seller?: string;
}

/** Reads them from an address; invalid values are ignored. */
export function parseShopListChoice(search: URLSearchParams): ShopListChoice {
  const [seller, from, to] = [
    queryId(search, "seller"),
    findDay(search.get("from")),
    findDay(search.get("to")),
  ];
  return { q: queryText(search), ...(seller && { seller }), ...(from && { from }), ...(to && { to }) };
}

/** The same for a call. */
export const shopListQuery = ({ q, seller, from, to }: ShopListChoice) => ({
  q: q || undefined,
  seller,
  from,
  to,
});

/** Whether any of them is set. */
export const isShopListNarrowed = ({ q, seller, from, to }: ShopListChoice): boolean =>
  [q, seller, from, to].some(Boolean);
