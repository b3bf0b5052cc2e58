import type { ParcelDate } from "@bezak/contract/list-dates.ts";
import { onDays, type Days } from "../../shared/day-conditions.ts";
import { joinParts, type FilterPart } from "../../shared/sql-filter.ts";
import { selectLate } from "../admin-stats/deadlines.ts";

/** Of `seller_order p`: the parcel was booked as delivered on these days, and all of that. */
function delivered(days: Days, ...others: string[]): FilterPart {
  const { where, values } = joinParts([
    ["t.kind = 'earning' and t.parcel_id = p.id", []],
    ...onDays("t.at", days),
    ...others.map((other): FilterPart => [other, []]),
  ]);
  return [`exists (select from ledger_transaction t where ${where})`, values];
}

const IS_FIRST = `t.id = (select first.id from ledger_transaction first
  where first.kind = 'earning' and first.order_id = t.order_id order by first.at, first.id limit 1)`;

/** Of a return: a whole payment that a gateway gave back is none. */
const IS_RETURNED = `exists (select from ledger_transaction r
  where r.kind = 'refund' and r.return_id is not null and r.parcel_id = t.parcel_id)`;

function commission(days: Days): FilterPart {
  const { where, values } = joinParts([
    ["e.account = 'commission' and t.parcel_id = p.id", []],
    ...onDays("e.at", days),
  ]);
  return [
    `exists (select from ledger_transaction t join ledger_entry e on e.transaction_id = t.id where ${where})`,
    values,
  ];
}

const late = (figure: Parameters<typeof selectLate>[0], days: Days): FilterPart => {
  const { where, values } = selectLate(figure, days);
  return [`p.id in (${where})`, values];
};

const conditions: Record<Exclude<ParcelDate, "placed">, (days: Days) => FilterPart> = {
  delivered: (days) => delivered(days),
  first_delivered: (days) => delivered(days, IS_FIRST),
  returned: (days) => delivered(days, IS_RETURNED),
  commission,
  accepted_late: (days) => late("acceptedInTime", days),
  sent_late: (days) => late("sentInTime", days),
};

/** Parcels `p` to which this happened on these days. */
export const filterDates = (dated: ParcelDate, days: Days): FilterPart[] =>
  dated === "placed" ? onDays("p.created_at", days) : [conditions[dated](days)];
