import { parcelSorts, type ParcelSort } from "@bezak/contract/administered-sorts.ts";
import { parcelTabs, type ParcelTab } from "@bezak/contract/parcel-status.ts";
import {
  paymentMethods,
  paymentStatuses,
  type PaymentMethod,
  type PaymentStatus,
} from "@bezak/contract/payment-status.ts";
import { pageNumber } from "../../../lib/page-number.ts";
import { queryText } from "../../../lib/query-text.ts";
import { findDay } from "../../../lib/find-day.ts";

/** Filters of the list of all shops' parcels, named in the address as in the call. */
export interface OrdersChoice {
  /** number, name, phone, e-mail, tracking number, product; empty for all */
  q: string;
  status?: ParcelTab;
  /** id */
  seller?: string;
  /** id of an account */
  buyer?: string;
  /** slug */
  city?: string;
  paymentMethod?: PaymentMethod;
  paymentStatus?: PaymentStatus;
  /** days in Tashkent, both included */
  from?: string;
  to?: string;
  sort: ParcelSort;
  /** from 1 */
  page: number;
}

const names = [
  "status",
  "seller",
  "buyer",
  "city",
  "paymentMethod",
  "paymentStatus",
  "from",
  "to",
] as const satisfies readonly (keyof OrdersChoice)[];

const keyLength = 64;

/** Reads the choice from an address; invalid values are ignored. */
export function parseOrdersChoice(search: URLSearchParams): OrdersChoice {
  const key = (name: string) => search.get(name)?.trim().slice(0, keyLength) || undefined;
  const oneOf = <T extends string>(values: readonly T[], name: string) =>
    values.find((value) => value === search.get(name));
  const filters = {
    status: oneOf(parcelTabs, "status"),
    seller: key("seller"),
    buyer: key("buyer"),
    city: key("city"),
    paymentMethod: oneOf(paymentMethods, "paymentMethod"),
    paymentStatus: oneOf(paymentStatuses, "paymentStatus"),
    from: findDay(search.get("from")),
    to: findDay(search.get("to")),
  };
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(given) as Partial<OrdersChoice>),
    q: queryText(search),
    sort: oneOf(parcelSorts, "sort") ?? "newest",
    page: pageNumber(search),
  };
}

/** Writes the choice as a query; defaults are left out. */
export function ordersSearch({ q, sort, page, ...filters }: OrdersChoice): string {
  const search = new URLSearchParams();
  if (q) search.set("q", q);
  for (const name of names) {
    const value = filters[name];
    if (value) search.set(name, value);
  }
  if (sort !== "newest") search.set("sort", sort);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `?${search}` : "";
}

/** Whether any filter is set. */
export const isNarrowed = (choice: OrdersChoice): boolean =>
  ordersSearch({ ...choice, sort: "newest", page: 1 }) !== "";
