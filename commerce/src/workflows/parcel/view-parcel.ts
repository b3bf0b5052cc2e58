import { parcelMoves } from "@bezak/contract/order-status.ts";
import type { PaymentMethod } from "@bezak/contract/payment-status.ts";
import { lineCommissions } from "../commission/line-commission.ts";
import { isPrepaid } from "../payment/payment-deadline.ts";
import { cashOfParcel } from "../order/cash-on-delivery.ts";
import { returnUntil, viewLine } from "../order/parcel-view.ts";
import { getShare } from "../order/split-sum.ts";
import type { ShopLine, ShopParcelRow } from "./parcel-rows.ts";

const iso = (at: Date | string) => new Date(at).toISOString();

/** The shop sees the buyer from the acceptance until the return deadline. */
function knowsBuyer({ status, timeline }: ShopParcelRow, now: Date): boolean {
  if (status === "pending" || status === "cancelled") return false;
  const until = returnUntil({ status, timeline });
  return until === null || until >= now;
}

export type ShopParcelView = ReturnType<typeof viewShopParcel>;

/** The contract's parcel of a shop. */
export function viewShopParcel(row: ShopParcelRow, now = new Date()) {
  const { status, method } = row;
  const awaitingPayment = status === "pending" && row.accept_by === null;
  const open = knowsBuyer(row, now);
  const { delivery, contact, comment } = row.metadata;
  const prepaid = isPrepaid(method);
  const refunded = prepaid && row.payment === "refunded";
  const paid = prepaid ? row.payment === "paid" : status === "delivered";
  return {
    id: row.id,
    number: row.number,
    status,
    awaitingPayment,
    createdAt: iso(row.created_at),
    acceptBy: status === "pending" && row.accept_by ? iso(row.accept_by) : null,
    late: status === "pending" && row.accept_by !== null && new Date(row.accept_by) < now,
    items: viewItems(row),
    money: viewMoney(row, refunded),
    paymentMethod: method as PaymentMethod,
    paid,
    refunded,
    collect: prepaid || paid || status === "cancelled" ? 0 : row.total,
    cash: cashOfParcel(method, row),
    delivery: open ? delivery : null,
    city: delivery.city,
    contact: open ? { name: contact.name, phone: contact.phone } : null,
    comment: open ? comment : null,
    trackingNumber: row.tracking_number,
    timeline: row.timeline,
    next: parcelMoves[status].seller.filter((to) => to !== "confirmed" || !awaitingPayment),
    openReturns: row.open_returns,
  };
}

/** A cancelled or refunded parcel shows its former sums, with zero earnings. */
function viewMoney({ status, ...row }: ShopParcelRow, refunded: boolean) {
  const { items_total: subtotal, commission, at_shops_expense: deliveryAtShopsExpense } = row;
  const earning = status === "cancelled" || refunded ? 0 : subtotal - commission - deliveryAtShopsExpense;
  return { subtotal, commission, deliveryAtShopsExpense, earning };
}

function viewItems(row: ShopParcelRow) {
  const gone = new Map(row.gone.map((one) => [one.line.id, one]));
  const coming = row.lines.filter(({ id }) => !gone.has(id));
  const commissions = lineCommissions(coming, row.commission_rate);
  const ended =
    row.status === "cancelled" ? row.timeline.findLast((step) => step.status === "cancelled") : undefined;
  const items = [
    ...coming.map((line, at) => ({ line, commission: commissions[at] ?? 0, off: ended })),
    ...row.gone.map(({ line, at, actor, reason }) => ({
      line,
      off: { at, actor, reason },
      commission: getFrozenTerms(line, row.commission_rate),
    })),
  ];
  return items
    .map(({ line, commission, off }) => {
      const { seller: _, ...seen } = viewLine(line);
      const rate = line.metadata.commission?.rate ?? row.commission_rate;
      const cancelled = off ? { at: iso(off.at), actor: off.actor, reason: off.reason ?? null } : null;
      return { ...seen, cancelled, sku: line.sku, commissionPercent: rate / 100, commission };
    })
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function getFrozenTerms(line: ShopLine, parcelRate: number): number {
  return (
    line.metadata.commission?.amount ?? getShare(Number(line.unit_price) * Number(line.quantity), parcelRate)
  );
}
