import type { TimeSort } from "@bezak/contract/administered-sorts.ts";
import type { ListedReturn } from "@bezak/contract/administered-return.ts";
import type { ReturnDate } from "@bezak/contract/list-dates.ts";
import {
  returnMoves,
  returnStatuses,
  type ReturnReason,
  type ReturnStatus,
} from "@bezak/contract/return-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { returnColumns, type ReturnRow } from "../../modules/return-request/return-row.ts";
import { readRows } from "../../read-rows.ts";
import { countTabs, statusConditions, type CountedTabs } from "../../shared/count-tabs.ts";
import { onDays, type Days } from "../../shared/day-conditions.ts";
import { searchAllParcels } from "../parcel/administered-filter.ts";
import { joinParts, type FilterPart } from "../../shared/sql-filter.ts";
import { readSql } from "../users/sql.ts";
import { viewReturns, type ReturnView } from "./read-returns.ts";
import { hiddenBuyer, readReturnBuyers } from "./return-buyers.ts";
import { findReturnIds, readReturnPage, type ReturnFilter } from "./return-page.ts";

export interface ListedReturnChoice extends Days {
  status?: ReturnStatus;
  /** id */
  seller?: string;
  /** as in the list of parcels */
  q?: string;
  reason?: ReturnReason;
  /** what `from` and `to` are days of */
  dated?: ReturnDate;
}

/** The contract's row; methods of stored orders are any text. */
export type ListedReturnView = Omit<ListedReturn, "paymentMethod"> & Pick<ReturnView, "paymentMethod">;

/** The return is booked, and its parcel was booked as delivered on these days. */
function ofDelivered(days: Days): FilterPart {
  const { where, values } = joinParts([
    [
      `r.kind = 'refund' and r.return_id = return_request.id and r.parcel_id = return_request.parcel_id
        and t.kind = 'earning' and t.parcel_id = r.parcel_id`,
      [],
    ],
    ...onDays("t.at", days),
  ]);
  return [`exists (select from ledger_transaction r, ledger_transaction t where ${where})`, values];
}

/** Returns of all shops, for administrators only. */
export function filterAllReturns({
  status,
  seller,
  q,
  reason,
  dated,
  ...days
}: ListedReturnChoice): ReturnFilter {
  const parts: FilterPart[] = [["deleted_at is null", []]];
  if (dated === "delivered") parts.push(ofDelivered(days));
  else parts.push(...onDays("created_at", days));
  if (reason !== undefined) parts.push(["reason = ?", [reason]]);
  if (status !== undefined) parts.push(["status = ?", [status]]);
  if (seller !== undefined) parts.push(["seller_id = ?", [seller]]);
  for (const [where, values] of searchAllParcels(q)) {
    // an index finds the returns of a few orders
    const found = `select 1 from seller_order p where p.id = return_request.parcel_id
      and p.order_id = return_request.order_id and p.deleted_at is null`;
    parts.push([`exists (${found} and ${where})`, values]);
  }
  return joinParts(parts);
}

/** A page of the returns of all shops, with what the filters besides the status find, by status. */
export async function readAllReturns(
  container: MedusaContainer,
  {
    sort,
    limit,
    offset,
    cursor,
    ...choice
  }: ListedReturnChoice & { sort: TimeSort; limit: number; offset: number; cursor?: string },
): Promise<CountedTabs<ReturnStatus> & { returns: ListedReturnView[]; next: string | null }> {
  const { seller, q, reason, dated, from, to } = choice;
  const isNarrowed = [seller, q?.trim(), reason, from, to].some(Boolean) || dated === "delivered";
  const [{ rows, next }, counted] = await Promise.all([
    readReturnPage(container, filterAllReturns(choice), { sort, limit, offset, cursor }),
    countTabs(readSql(container), {
      tabs: returnStatuses,
      tab: choice.status,
      rowsOf(status) {
        const { where, values } = filterAllReturns({ ...choice, status });
        return { rows: `from return_request where ${where}`, values };
      },
      ...(isNarrowed && { conditions: statusConditions(returnStatuses) }),
    }),
  ]);
  return { returns: await viewListed(container, rows), ...counted, next };
}

/** The ids of the returns that a list finds, in its order, at most `limit`. */
export const findAllReturnIds = (
  container: MedusaContainer,
  { sort, ...choice }: ListedReturnChoice & { sort: TimeSort },
  limit: number,
): Promise<string[]> => findReturnIds(container, filterAllReturns(choice), { sort, limit, offset: 0 });

/** The returns of these ids, in any sequence. */
export async function readListedReturns(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<ListedReturnView[]> {
  const rows = await readRows<ReturnRow>(
    container,
    `select ${returnColumns} from return_request where id = any(?::text[]) and deleted_at is null`,
    [ids],
  );
  return viewListed(container, rows);
}

async function viewListed(container: MedusaContainer, rows: ReturnRow[]): Promise<ListedReturnView[]> {
  const [shown, buyers] = await Promise.all([
    viewReturns(container, rows),
    readReturnBuyers(container, rows),
  ]);
  const views = new Map(shown.map((view) => [view.id, view]));
  return rows.flatMap((row): ListedReturnView[] => {
    const view = views.get(row.id);
    if (!view) return [];
    const { canWithdraw: _, ...seen } = view;
    const buyer = buyers.get(row.id) ?? hiddenBuyer;
    return [{ ...seen, buyer, next: [...returnMoves[row.status].admin], version: row.version }];
  });
}
