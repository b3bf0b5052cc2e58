import type { ParcelDate } from "@bezak/contract/list-dates.ts";
import { onDays, type Days } from "../../shared/day-conditions.ts";
import type { FilterPart } from "../../shared/sql-filter.ts";
import { selectLate } from "../admin-stats/deadlines.ts";
import { filterLedgerDate, isLedgerDate } from "./listed-parcels.ts";

const late = (figure: Parameters<typeof selectLate>[0], days: Days): FilterPart => {
  const { where, values } = selectLate(figure, days);
  return [`p.id in (${where})`, values];
};

const figures = { accepted_late: "acceptedInTime", sent_late: "sentInTime" } as const;

/** Parcels `p` to which this happened on these days. */
export function filterDates(dated: ParcelDate, days: Days): FilterPart[] {
  if (dated === "placed") return onDays("p.created_at", days);
  return [isLedgerDate(dated) ? filterLedgerDate(dated, days) : late(figures[dated], days)];
}
