import { parcelTabs, type ParcelTab } from "@bezak/contract/parcel-status.ts";
import { findDay } from "../../lib/find-day.ts";
import { pageNumber } from "../../lib/page-number.ts";
import { queryText } from "../../lib/query-text.ts";

/** Filters of the list of parcels, which are part of the address. */
export interface ParcelChoice {
  /** undefined for all */
  tab?: ParcelTab;
  /** order number, product, SKU, name or phone; empty for all */
  q: string;
  /** days in Tashkent, both included */
  from?: string;
  to?: string;
  sort: "newest" | "oldest";
  /** from 1 */
  page: number;
}

/** Reads the choice from an address; invalid values are ignored. */
export function parseParcelChoice(search: URLSearchParams): ParcelChoice {
  const [from, to] = [findDay(search.get("from")), findDay(search.get("to"))];
  const tab = parcelTabs.find((one) => one === search.get("status"));
  return {
    ...(tab && { tab }),
    q: queryText(search),
    ...(from && { from }),
    ...(to && { to }),
    sort: search.get("sort") === "oldest" ? "oldest" : "newest",
    page: pageNumber(search),
  };
}

/** Writes the choice as a query; defaults are left out. */
export function parcelChoiceQuery({ tab, q, from, to, sort, page }: ParcelChoice): string {
  const search = new URLSearchParams();
  if (tab) search.set("status", tab);
  if (q) search.set("q", q);
  if (from) search.set("from", from);
  if (to) search.set("to", to);
  if (sort !== "newest") search.set("sort", sort);
  if (page > 1) search.set("page", String(page));
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}

/** Whether the list is filtered by anything but the tab. */
export const isSought = ({ q, from, to }: ParcelChoice): boolean =>
  q !== "" || from !== undefined || to !== undefined;
