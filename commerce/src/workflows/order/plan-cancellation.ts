import type { TimelineEntry } from "@bezak/contract/orders.ts";
import type { Sum } from "@bezak/contract/money.ts";
import { canMove } from "@bezak/contract/order-status.ts";
import type { CancellationRow, NewCancellation } from "../../modules/parcel/cancellation.ts";
import { ShopError } from "../../shop-error.ts";
import type { MoneyGate } from "../approval/approval-limit.ts";
import { getPayment, type LineRow, type OrderRow, type ParcelRow } from "./order-rows.ts";
import { addSums } from "./split-sum.ts";

export interface CancelTarget {
  parcelId?: string;
  itemId?: string;
}

export interface CancelRequest extends CancelTarget {
  /** `system` has the rights of an administrator */
  actor: TimelineEntry["actor"];
  reason: string | null;
  /** of an administrator's cancellation, asked about the refund before anything is written */
  gate?: MoneyGate;
}

/** Lines of the parcel that are not cancelled; `gone` are the earlier cancellations. */
export function liveLines(row: OrderRow, gone: readonly CancellationRow[], parcel: ParcelRow): LineRow[] {
  if (parcel.status === "cancelled") return [];
  const dropped = new Set(gone.flatMap(({ lines }) => lines.rows.map(({ id }) => id)));
  return row.items.filter(
    ({ id, quantity, metadata }) =>
      metadata.seller.id === parcel.seller_id && Number(quantity) > 0 && !dropped.has(id),
  );
}

/**
 * The effect of a cancellation; undefined when it is cancelled already. The last line takes its parcel along, the last
 * parcel the order. The delivery is paid for the order: it is refunded when nothing of the order is left.
 * @throws ShopError 404 not_found, 409 too_late_to_cancel
 */
export function planCancellation(
  row: OrderRow,
  gone: readonly CancellationRow[],
  { actor, reason, parcelId, itemId }: CancelRequest,
): NewCancellation | undefined {
  const live = row.seller_orders.filter(({ status }) => status !== "cancelled");
  const target = itemId === undefined ? parcelId : parcelOfLine(row, gone, itemId, parcelId);
  const chosen = target === undefined ? live : row.seller_orders.filter(({ id }) => id === target);
  if (target !== undefined && chosen.length === 0) throw new ShopError(404, "not_found", "No such parcel");
  const open = chosen.filter(({ status }) => status !== "cancelled");
  const getLines = (parcel: ParcelRow) => liveLines(row, gone, parcel);
  const lines = open.flatMap(getLines).filter(({ id }) => itemId === undefined || id === itemId);
  if (lines.length === 0) return undefined;
  if (open.some(({ status }) => !canMove(actor === "system" ? "admin" : actor, status, "cancelled"))) {
    throw new ShopError(409, "too_late_to_cancel", "It is too late to cancel this");
  }
  const dropped = new Set(lines.map(({ id }) => id));
  const parcels = open.filter((parcel) => getLines(parcel).every(({ id }) => dropped.has(id)));
  const whole = parcels.length === live.length;
  const refund = getRefund(row, gone, whole ? 0 : Number(row.total) - addSums(lines));
  return {
    order_id: row.id,
    parcels: { ids: parcels.map(({ id }) => id) },
    lines: { rows: lines },
    whole,
    actor,
    reason,
    refund_amount: refund,
    refund_state: refund > 0 ? "due" : "none",
  };
}

/** What administrators have refunded of an order by these cancellations. */
export const refundedByAdministrators = (gone: readonly CancellationRow[]): Sum =>
  gone
    .filter(({ actor }) => actor === "admin")
    .reduce((sum, { refund_amount }) => sum + Number(refund_amount), 0);

/** @throws ShopError 404 not_found when the line is not in the order, or not in that parcel */
function parcelOfLine(
  row: OrderRow,
  gone: readonly CancellationRow[],
  itemId: string,
  parcelId: string | undefined,
): string {
  const dropped = gone.flatMap(({ lines }) => lines.rows as LineRow[]);
  const line = [...row.items, ...dropped].find(({ id }) => id === itemId);
  const parcel = row.seller_orders.find(({ seller_id }) => seller_id === line?.metadata.seller.id);
  if (!parcel || (parcelId !== undefined && parcel.id !== parcelId)) {
    throw new ShopError(404, "not_found", "No such line");
  }
  return parcel.id;
}

/**
 * What was paid above the order's new total, minus what earlier cancellations refunded or owe. The engine's refunded sum is
 * not used: it includes refunds for returns, whose products are still part of the total.
 */
function getRefund(row: OrderRow, gone: readonly CancellationRow[], total: Sum): Sum {
  const captured = Number(getPayment(row)?.captured_amount ?? 0);
  const given = gone.reduce((sum, { refund_amount }) => sum + Number(refund_amount), 0);
  return Math.max(0, captured - given - total);
}
