import type { ParcelSort } from "@bezak/contract/administered-sorts.ts";
import type { ParcelDate } from "@bezak/contract/list-dates.ts";
import type { PaymentMethod } from "@bezak/contract/payment-status.ts";
import { parcelTabs, type ParcelTab } from "@bezak/contract/parcel-status.ts";
import { onDays, type Days } from "../../shared/day-conditions.ts";
import { joinParts, type FilterPart } from "../../shared/sql-filter.ts";
import type { TabbedList } from "../../shared/count-tabs.ts";
import type { AdministeredChoice } from "./administered-filter.ts";
import type { ListedFilter } from "./parcel-rows.ts";

/** What the ledger dates: `listed_parcel` has the parcels by these days. */
const ledgerDates = ["delivered", "first_delivered", "returned", "commission"] as const;

type LedgerDate = (typeof ledgerDates)[number];

export const isLedgerDate = (dated: ParcelDate): dated is LedgerDate =>
  ledgerDates.some((one) => one === dated);

const methodList = (method: PaymentMethod) => `method ${method}`;

/** Parcels whose order is paid by the method chosen last. */
export const filterMethod = (method: PaymentMethod): FilterPart => [
  "p.id in (select l.parcel_id from listed_parcel l where l.list = ?)",
  [methodList(method)],
];

/** Parcels that the ledger dates on these days. */
export function filterLedgerDate(dated: LedgerDate, days: Days): FilterPart {
  const { where, values } = joinParts([["l.list = ?", [dated]], ...listedOn(days)]);
  return [`p.id in (select l.parcel_id from listed_parcel l where ${where})`, values];
}

function listedOn({ from, to }: Days): FilterPart[] {
  const parts: FilterPart[] = [];
  if (from !== undefined) parts.push(["l.day >= ?::date", [from]]);
  if (to !== undefined) parts.push(["l.day <= ?::date", [to]]);
  return parts;
}

/** Parcels of `list` that are in the list `and`, too. */
export interface ChosenList {
  list: string;
  and?: string;
}

/** The list that has exactly what the filters of a choice besides tab and days find; undefined for other filters. */
export function findList(choice: AdministeredChoice, sort: ParcelSort = "newest"): ChosenList | undefined {
  const { paymentMethod, dated = "placed", q, seller, buyer, city, paymentStatus, cancelledBy } = choice;
  if (sort !== "newest" && sort !== "oldest") return undefined;
  if (q?.trim() || [seller, buyer, city, paymentStatus, cancelledBy].some(Boolean)) return undefined;
  const method = paymentMethod && methodList(paymentMethod);
  if (isLedgerDate(dated)) return { list: dated, ...(method && { and: method }) };
  return dated === "placed" && method ? { list: method } : undefined;
}

const tabs: Partial<Record<ParcelTab, string>> = {
  late: "l.tab = 'pending' and l.accept_by < now()",
};

type DaysAndTab = Days & { tab?: ParcelTab };

/** Parcels of a list on these days, each by the first of its days among them. */
export function filterListed({ list, and }: ChosenList, { tab, ...days }: DaysAndTab): ListedFilter {
  const inTab = tab === undefined ? "l.tab is not null" : (tabs[tab] ?? `l.tab = '${tab}'`);
  const first: FilterPart =
    days.from === undefined
      ? ["l.earlier is null", []]
      : ["(l.earlier is null or l.earlier < ?::date)", [days.from]];
  const parts: FilterPart[] = [["l.list = ?", [list]], [inTab, []], ...listedOn(days), first];
  if (and !== undefined)
    parts.push([
      "exists (select from listed_parcel other where other.parcel_id = l.parcel_id and other.list = ?)",
      [and],
    ]);
  return { ...joinParts(parts), isListed: true };
}

/** The same for a page: a parcel is listed on no day before it was placed, so that newer ones are not read. */
export function filterListedPage(list: ChosenList, choice: DaysAndTab): ListedFilter {
  const { where, values } = joinParts(onDays("l.placed_at", { to: choice.to }));
  const filter = filterListed(list, choice);
  return { ...filter, where: `${filter.where} and ${where}`, values: [...filter.values, ...values] };
}

/** Each tab is counted by an index. */
export const listedTabs = (list: ChosenList, { tab, from, to }: DaysAndTab): TabbedList<ParcelTab> => ({
  tabs: parcelTabs,
  tab,
  within: ["late"],
  rowsOf(one) {
    const { where, values } = filterListed(list, { tab: one, from, to });
    return { rows: `from listed_parcel l where ${where}`, values };
  },
});
