import type { ParcelDate } from "@bezak/contract/list-dates.ts";
import { onDays, type Days } from "../../shared/day-conditions.ts";
import type { FilterPart } from "../../shared/sql-filter.ts";
import { filterLate, placedBeforeLate } from "../admin-stats/deadlines.ts";
import { filterLedgerDate, isLedgerDate } from "./listed-parcels.ts";

const lateFigures = { accepted_late: "acceptedInTime", sent_late: "sentInTime" } as const;

export const isLateDate = (dated: ParcelDate | undefined): dated is keyof typeof lateFigures =>
  dated !== undefined && dated in lateFigures;

/** Parcels `p` to which this happened on these days. */
export function filterDates(dated: ParcelDate, days: Days): FilterPart[] {
  if (isLedgerDate(dated)) return [filterLedgerDate(dated, days)];
  if (!isLateDate(dated)) return onDays("p.created_at", days);
  const { where, values } = filterLate(lateFigures[dated], days);
  return [[where, values]];
}

/** Parcels `p` that may be late on these days or before, by when they were placed. */
export const filterPlacedBeforeLate = (dated: keyof typeof lateFigures, days: Days): FilterPart[] => [
  ["p.deleted_at is null", []],
  ...placedBeforeLate(lateFigures[dated], days),
];
