import type { TimelineEntry } from "@bezak/contract/orders.ts";
import { canMove, type OrderStatus } from "@bezak/contract/order-status.ts";
import { returnDays } from "@bezak/contract/return-status.ts";
import type { PaymentHistory } from "../payment/view-payment.ts";
import type { CancellationRow } from "../../modules/parcel/cancellation.ts";
import { cashOfParcel } from "./cash-on-delivery.ts";
import type { LineRow, ParcelRow, ShownOrder } from "./order-rows.ts";

/** What happened to an order apart from its transitions. */
export interface OrderPast {
  /** oldest first */
  cancellations: readonly CancellationRow[];
  /** pieces with a return, open or completed, by line */
  returned: ReadonlyMap<string, number>;
  /** sum of the refunds for returns that the gateway did not pay */
  owedForReturns: number;
  /** sum of the manual refunds for returns */
  paidOutForReturns: number;
  /** last four digits of the account for refunds that are owed; null when the buyer has named none */
  refundAccount: string | null;
  payment: PaymentHistory;
}

interface Cancelled {
  at: string;
  actor: TimelineEntry["actor"];
  reason: string | null;
}

const DAY = 86_400_000;

/** The deadline for returns of a parcel; null before its delivery. */
export function returnUntil(parcel: {
  status: OrderStatus;
  timeline: readonly TimelineEntry[];
}): Date | null {
  const delivered = parcel.timeline.findLast(({ status }) => status === "delivered");
  if (parcel.status !== "delivered" || !delivered) return null;
  return new Date(Date.parse(delivered.at) + returnDays * DAY);
}

/** Includes cancelled lines. */
export function viewParcels(row: ShownOrder, past: OrderPast, now = Date.now()) {
  const dropped = new Map<string, Cancelled>();
  const gone = past.cancellations.flatMap(({ lines, created_at, actor, reason }) => {
    const at = new Date(created_at).toISOString();
    for (const { id } of lines.rows) dropped.set(id, { at, actor, reason });
    return lines.rows as LineRow[];
  });
  const present = row.items.filter(({ id, quantity }) => Number(quantity) > 0 && !dropped.has(id));
  const method = row.metadata.payment_method;
  const lines = [...present, ...gone].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return row.seller_orders
    .toSorted((a, b) => a.number.localeCompare(b.number, "en", { numeric: true }))
    .map((parcel) => viewParcel(parcel, lines, { method, dropped, returned: past.returned, now }));
}

interface Seen {
  method: string;
  dropped: ReadonlyMap<string, Cancelled>;
  returned: ReadonlyMap<string, number>;
  now: number;
}

function viewParcel(parcel: ParcelRow, lines: readonly LineRow[], { method, dropped, returned, now }: Seen) {
  const { entries } = parcel.timeline;
  const { status } = parcel;
  const until = returnUntil({ status, timeline: entries });
  const canCancel = canMove("buyer", status, "cancelled");
  const items = lines
    .filter(({ metadata }) => metadata.seller.id === parcel.seller_id)
    .map((line) => {
      const cancelled = dropped.get(line.id) ?? (status === "cancelled" ? findCancellation(entries) : null);
      const left = Number(line.quantity) - (returned.get(line.id) ?? 0);
      return {
        ...viewLine(line),
        cancelled,
        canCancel: canCancel && cancelled === null,
        returnable: cancelled === null && until && until.getTime() >= now ? Math.max(0, left) : 0,
      };
    });
  // A cancelled parcel shows what it contained.
  const counted = status === "cancelled" ? items : items.filter(({ cancelled }) => cancelled === null);
  return {
    id: parcel.id,
    number: parcel.number,
    seller: items[0]?.seller ?? { id: parcel.seller_id, name: "" },
    status,
    items,
    subtotal: counted.reduce((sum, { total }) => sum + total, 0),
    cash: cashOfParcel(method, parcel),
    trackingNumber: parcel.tracking_number,
    timeline: entries,
    canCancel,
    returnUntil: until?.toISOString() ?? null,
  };
}

function findCancellation(entries: readonly TimelineEntry[]): Cancelled | null {
  const last = entries.findLast(({ status }) => status === "cancelled");
  return last ? { at: last.at, actor: last.actor, reason: last.reason ?? null } : null;
}

export function viewLine(line: LineRow) {
  const { name, variant_title, seller } = line.metadata;
  return {
    id: line.id,
    variantId: line.variant_id,
    product: { id: line.product_id, slug: line.product_handle, name, image: line.thumbnail },
    variantTitle: variant_title,
    seller,
    price: Number(line.unit_price),
    quantity: Number(line.quantity),
    total: Number(line.unit_price) * Number(line.quantity),
  };
}
