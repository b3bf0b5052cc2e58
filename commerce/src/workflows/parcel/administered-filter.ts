import type { ParcelDate } from "@bezak/contract/list-dates.ts";
import type { PaymentMethod, PaymentStatus } from "@bezak/contract/payment-status.ts";
import type { TimelineActor } from "@bezak/contract/timeline-actors.ts";
import { cities } from "../../delivery/cities.ts";
import { PAYMENT_STATUS } from "../../modules/payment-ledger/past-columns.ts";
import { ShopError } from "../../shop-error.ts";
import { joinParts, type FilterPart } from "../../shared/sql-filter.ts";
import { toLikePattern } from "../../text/like-pattern.ts";
import { ADMINISTRATORS, SEARCHED } from "../users/people.ts";
import { CASH_STATUS } from "../order/cash-on-delivery.ts";
import { filterDates } from "./filter-dates.ts";
import { filterMethod } from "./listed-parcels.ts";
import { filterTab, filterText, type ParcelChoice, type ParcelFilter } from "./parcel-filter.ts";

export interface AdministeredChoice extends ParcelChoice {
  seller?: string;
  buyer?: string;
  /** slug or id */
  city?: string;
  paymentMethod?: PaymentMethod;
  paymentStatus?: PaymentStatus;
  cancelledBy?: TimelineActor;
  /** what `from` and `to` are days of */
  dated?: ParcelDate;
}

/** Of order `o`, as its page shows it. */
export const ORDER_PAYMENT_STATUS = `coalesce(${CASH_STATUS}, ${PAYMENT_STATUS})`;

const ofOrder = (what: string) => `(select ${what} from "order" o where o.id = p.order_id)`;

/** Nothing follows a cancellation. */
const CANCELLED_BY = "p.status = 'cancelled' and p.timeline->'entries'->-1->>'actor' = ?";

/** Old orders may name the city by its id. */
const TO_CITY = `p.order_id in (select id from "order" where metadata->'delivery'->>'city' in (?, ?))`;

/** A buyer who became an administrator has another id; the orders keep the buyer's. */
const OF_BUYER = `p.customer_id in (select ?
  union all select customer_id from (${ADMINISTRATORS}) administrator where id = ?)`;

/** Buyers, and orders of a former address, that a part of an e-mail finds: many share what comes after the @. */
const MOST_FOUND = 500;

/** Orders of buyers who have such an e-mail now or had it when they ordered. */
const WITH_EMAIL = `p.order_id in (
  select id from "order" where deleted_at is null and customer_id in (
    select id from customer where deleted_at is null and ${SEARCHED} like ? and strpos(lower(email), ?) > 0
    limit ${MOST_FOUND})
  union all (select id from "order" where lower(email) like ? limit ${MOST_FOUND}))`;

/** What a search of parcels for administrators finds; nothing is searched without a text. */
export function searchAllParcels(q: string | undefined): FilterPart[] {
  const text = q?.trim().toLowerCase() ?? "";
  if (text.includes("@")) {
    const pattern = toLikePattern(text);
    return [[WITH_EMAIL, [pattern, text, pattern]]];
  }
  return filterText(q, { buyer: "true", or: ["lower(p.tracking_number) = ?", [text]] });
}

/** @throws ShopError 400 invalid_query for an unknown city */
function filterCity(named: string): FilterPart {
  const city = cities.find(({ id, slug }) => id === named || slug === named);
  if (!city)
    throw new ShopError(400, "invalid_query", "There is no such city", { fields: { city: "unknown" } });
  return [TO_CITY, [city.slug, city.id]];
}

/**
 * Parcels of all shops, for administrators only.
 * @throws ShopError 400 invalid_query for an unknown city
 */
export function filterAllParcels(choice: AdministeredChoice): ParcelFilter {
  const { seller, buyer, city, paymentMethod, paymentStatus, cancelledBy, dated = "placed", q } = choice;
  const parts: FilterPart[] = [
    ["p.deleted_at is null", []],
    ...filterTab(choice),
    ...filterDates(dated, choice),
    ...searchAllParcels(q),
  ];
  if (seller !== undefined) parts.push(["p.seller_id = ?", [seller]]);
  if (buyer !== undefined) parts.push([OF_BUYER, [buyer, buyer]]);
  if (city !== undefined) parts.push(filterCity(city));
  if (paymentMethod !== undefined) parts.push(filterMethod(paymentMethod));
  if (paymentStatus !== undefined) parts.push([`${ofOrder(ORDER_PAYMENT_STATUS)} = ?`, [paymentStatus]]);
  if (cancelledBy !== undefined) parts.push([CANCELLED_BY, [cancelledBy]]);
  return joinParts(parts);
}
