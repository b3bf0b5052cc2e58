import { orderStatusOf, type OrderStatus } from "@bezak/contract/order-status.ts";
import type { LineCommission } from "../commission/line-commission.ts";
import { lateMoney, viewOrderPayment } from "../payment/view-payment.ts";
import { orderTimeline } from "./order-progress.ts";
import type { OrderRequest } from "./order-request.ts";
import { paymentStatusOf, type PaymentFacts } from "./payment-status.ts";
import type { TimelineEntry } from "./plan-parcels.ts";
import { viewParcels, type OrderPast } from "./parcel-view.ts";
import type { LocalizedText } from "./read-goods.ts";

/** A line of an order, as it was when it was placed. */
export interface LineRow {
  id: string;
  title: string;
  thumbnail: string | null;
  product_id: string;
  product_handle: string;
  variant_id: string | null;
  unit_price: number;
  quantity: number;
  metadata: {
    name: LocalizedText;
    variant_title: LocalizedText | null;
    seller: { id: string; name: string };
    /** orders of before there were rules have none: their parcel's rate holds */
    commission?: LineCommission;
  };
}

export interface ParcelRow {
  id: string;
  number: string;
  seller_id: string;
  status: OrderStatus;
  tracking_number: string | null;
  items_total: number;
  delivery_total: number;
  discount_total: number;
  delivery_at_shops_expense: number;
  total: number;
  commission_rate: number;
  timeline: { entries: TimelineEntry[] };
}

/** An order as `query.graph` gives it with `orderFields`. */
export interface OrderRow {
  id: string;
  customer_id: string;
  custom_display_id: string;
  created_at: Date | string;
  total: number;
  item_total: number;
  shipping_total: number;
  discount_total: number;
  metadata: Pick<OrderRequest, "delivery" | "contact"> & { payment_method: string; comment: string | null };
  items: LineRow[];
  seller_orders: ParcelRow[];
  payment_collections: (PaymentFacts & { id: string })[];
}

export const orderFields = [
  ...["id", "customer_id", "custom_display_id", "created_at", "metadata"],
  ...["total", "item_total", "shipping_total", "discount_total"],
  ...[
    "id",
    "title",
    "thumbnail",
    "product_id",
    "product_handle",
    "variant_id",
    "unit_price",
    "quantity",
    "metadata",
  ].map((field) => `items.${field}`),
  ...["id", "number", "seller_id", "status", "tracking_number", "timeline", "commission_rate"].map(
    (field) => `seller_orders.${field}`,
  ),
  ...["items_total", "delivery_total", "discount_total", "delivery_at_shops_expense", "total"].map(
    (field) => `seller_orders.${field}`,
  ),
  ...["id", "amount", "captured_amount", "refunded_amount", "status"].map(
    (field) => `payment_collections.${field}`,
  ),
  "payment_collections.payment_sessions.status",
];

/** An order in the words of the contract; all sums are whole. */
export function viewOrder(row: OrderRow, past: OrderPast) {
  const parcels = viewParcels(row, past);
  const { delivery, contact, comment, payment_method: method } = row.metadata;
  const [payment] = row.payment_collections;
  const live = parcels.filter(({ status }) => status !== "cancelled");
  const called = past.cancellations.filter(({ refund_state }) => refund_state === "owed");
  const owed = called.reduce((sum, { refund_amount }) => sum + Number(refund_amount), past.owedForReturns);
  const paying = viewOrderPayment(past.payment, payment ? paymentStatusOf(payment) : "pending");
  // What an order that is paid owes of it is told apart from what came besides.
  const late = paying.status === "paid" ? { owed: 0, refunded: 0 } : lateMoney(past.payment);
  return {
    id: row.id,
    number: row.custom_display_id,
    status: orderStatusOf(parcels.map(({ status }) => status)),
    createdAt: new Date(row.created_at).toISOString(),
    items: parcels.flatMap(({ items }) => items).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    parcels,
    totals: totalsOf(row),
    payment: {
      id: payment?.id ?? row.id,
      method,
      ...paying,
      refunded: Number(payment?.refunded_amount ?? 0) + late.refunded,
      refundOwed: owed + late.owed,
    },
    delivery,
    contact,
    comment,
    timeline: orderTimeline(parcels),
    canCancel: live.length > 0 && live.every(({ canCancel }) => canCancel),
  };
}

/** Of what still comes; of a cancelled order, what it was when its last parcel was cancelled. */
function totalsOf(row: OrderRow) {
  if (row.seller_orders.some(({ status }) => status !== "cancelled")) {
    return {
      items: Number(row.item_total) + Number(row.discount_total),
      delivery: Number(row.shipping_total),
      discount: Number(row.discount_total),
      total: Number(row.total),
    };
  }
  const sum = (of: "items_total" | "delivery_total" | "discount_total" | "total") =>
    row.seller_orders.reduce((whole, parcel) => whole + Number(parcel[of]), 0);
  return {
    items: sum("items_total"),
    delivery: sum("delivery_total"),
    discount: sum("discount_total"),
    total: sum("total"),
  };
}
