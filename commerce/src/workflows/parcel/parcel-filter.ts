import type { ParcelTab } from "@bezak/contract/parcel-status.ts";
import { returnDays } from "@bezak/contract/return-status.ts";
import { queryStems } from "../../text/normalize-text.ts";

export interface ParcelChoice {
  tab?: ParcelTab;
  q?: string;
  /** days in Tashkent, both included: 2026-11-22 */
  from?: string;
  to?: string;
}

type Value = string | string[];

/** A condition on rows of `seller_order p`, with its values. */
export interface ParcelFilter {
  where: string;
  values: Value[];
}

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
export function filterParcels(sellerId: string, { tab, q, from, to }: ParcelChoice): ParcelFilter {
  const parts: [string, Value[]][] = [["p.seller_id = ? and p.deleted_at is null", [sellerId]]];
  if (tab !== undefined) parts.push(tabs[tab] ? [tabs[tab], []] : ["p.status = ?", [tab]]);
  if (from) parts.push(["p.created_at >= ?::date::timestamp at time zone 'Asia/Tashkent'", [from]]);
  if (to) parts.push(["p.created_at < (?::date + 1)::timestamp at time zone 'Asia/Tashkent'", [to]]);
  const words = queryStems(q ?? "");
  if (parcelNumber.test(q?.trim() ?? "")) {
    parts.push(["p.number = ?", [q!.trim()]]);
  } else if (words.length > 0) {
    // A phone number is searched as one word, in any notation.
    const people = /^[+\d\s()-]+$/.test(q ?? "") ? [words.join("")] : words;
    const has = (column: string, what: string[]) => what.map(() => `p.${column} like ?`).join(" and ");
    const condition = `(${has("shop_text", words)} or (${has("buyer_text", people)} and ${buyerIsOpen}))`;
    parts.push([condition, [...words, ...people].map((word) => `%${word}%`)]);
  } else if (q?.trim()) {
    // Only symbols: nothing matches.
    parts.push(["false", []]);
  }
  return {
    where: parts.map(([where]) => where).join(" and "),
    values: parts.flatMap(([, values]) => values),
  };
}

export const isWhole = ({ q, from, to }: ParcelChoice): boolean => !q?.trim() && !from && !to;
