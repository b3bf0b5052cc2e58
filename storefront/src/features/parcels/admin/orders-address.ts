import { parcelSorts, type ParcelSort } from "@bezak/contract/administered-sorts.ts";
import { parcelDates, type ParcelDate } from "@bezak/contract/list-dates.ts";
import { parcelTabs, type ParcelTab } from "@bezak/contract/parcel-status.ts";
import {
  paymentMethods,
  paymentStatuses,
  type PaymentMethod,
  type PaymentStatus,
} from "@bezak/contract/payment-status.ts";
import { timelineActors, type TimelineActor } from "@bezak/contract/timeline-actors.ts";
import { pageNumber } from "../../../lib/page-number.ts";
import { queryId, queryText } from "../../../lib/query-text.ts";
import { findDay } from "../../../lib/find-day.ts";
import { writeQuery } from "../../../lib/write-query.ts";

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
  cancelledBy?: TimelineActor;
  /** what happened on the days; without it the parcels were placed */
  dated?: ParcelDate;
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
  "cancelledBy",
  "dated",
  "from",
  "to",
] as const satisfies readonly (keyof OrdersChoice)[];

/** Reads the choice from an address; invalid values are ignored. */
export function parseOrdersChoice(search: URLSearchParams): OrdersChoice {
  const oneOf = <T extends string>(values: readonly T[], name: string) =>
    values.find((value) => value === search.get(name));
  const filters = {
    status: oneOf(parcelTabs, "status"),
    seller: queryId(search, "seller"),
    buyer: queryId(search, "buyer"),
    city: queryId(search, "city"),
    paymentMethod: oneOf(paymentMethods, "paymentMethod"),
    paymentStatus: oneOf(paymentStatuses, "paymentStatus"),
    cancelledBy: oneOf(timelineActors, "cancelledBy"),
    dated: oneOf(parcelDates.slice(1), "dated"),
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
  const chosen = Object.fromEntries(names.map((name) => [name, filters[name]]));
  return writeQuery({ q, ...chosen, sort, page }, { sort: "newest" });
}

/** Whether any filter is set. */
export const isNarrowed = (choice: OrdersChoice): boolean =>
  ordersSearch({ ...choice, sort: "newest", page: 1 }) !== "";
