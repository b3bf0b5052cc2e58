import { parcelTabs, type ParcelTab } from "@bezak/contract/parcel-status.ts";
import { returnDays } from "@bezak/contract/return-status.ts";
import { queryStems } from "../../text/normalize-text.ts";
import { onDays } from "../../shared/day-conditions.ts";
import { joinParts, type FilterPart, type SqlFilter } from "../../shared/sql-filter.ts";

export interface ParcelChoice {
  tab?: ParcelTab;
  q?: string;
  /** days in Tashkent, both included: 2026-11-22 */
  from?: string;
  to?: string;
}

/** A condition on rows of `seller_order p`. */
export type ParcelFilter = SqlFilter;

/** The shop sees the buyer from the acceptance until the return deadline. */
export const buyerIsOpen = `(p.status in ('confirmed', 'processing', 'shipped') or (p.status = 'delivered'
  and (p.timeline->'entries'->-1->>'at')::timestamptz > now() - interval '${returnDays} days'))`;

const tabs: Partial<Record<ParcelTab, string>> = {
  pending: "p.status = 'pending' and p.accept_by is not null",
  awaiting_payment: "p.status = 'pending' and p.accept_by is null",
  late: "p.status = 'pending' and p.accept_by < now()",
};

/** A complete number matches this parcel only, not the others of its order. */
const parcelNumber = /^\d{10}-\d{1,3}$/;

/** Parcels of this shop only. */
export function filterParcels(sellerId: string, choice: ParcelChoice): ParcelFilter {
  return joinParts([
    ["p.seller_id = ? and p.deleted_at is null", [sellerId]],
    ...filterTab(choice),
    ...onDays("p.created_at", choice),
    ...filterText(choice.q, { buyer: buyerIsOpen }),
  ]);
}

/** The condition on `seller_order p` of each tab. */
export const tabConditions = Object.fromEntries(
  parcelTabs.map((tab) => [tab, tabs[tab] ?? `p.status = '${tab}'`]),
) as Record<ParcelTab, string>;

export const filterTab = ({ tab }: ParcelChoice): FilterPart[] =>
  tab === undefined ? [] : [[tabConditions[tab], []]];

/** `buyer`: when the buyer's name and phone are searched too; `or`: another condition that suffices. */
export function filterText(
  q: string | undefined,
  { buyer, or }: { buyer: string; or?: FilterPart },
): FilterPart[] {
  const words = queryStems(q ?? "");
  if (parcelNumber.test(q?.trim() ?? "")) return [["p.number = ?", [q!.trim()]]];
  if (words.length === 0) {
    // Only symbols: nothing matches.
    return q?.trim() ? [["false", []]] : [];
  }
  // A phone number is searched as one word, in any notation.
  const people = /^[+\d\s()-]+$/.test(q ?? "") ? [words.join("")] : words;
  const has = (column: string, what: string[]) => what.map(() => `p.${column} like ?`).join(" and ");
  const conditions = [has("shop_text", words), `(${has("buyer_text", people)} and ${buyer})`];
  const values: FilterPart[1] = [...words, ...people].map((word) => `%${word}%`);
  if (or) {
    conditions.push(or[0]);
    values.push(...or[1]);
  }
  return [[`(${conditions.join(" or ")})`, values]];
}

export const isWhole = ({ q, from, to }: ParcelChoice): boolean => !q?.trim() && !from && !to;
