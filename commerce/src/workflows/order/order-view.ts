import { orderStatusOf, type OrderStatus } from "@bezak/contract/order-status.ts";
import { canBuyerCancel, orderTimeline } from "./order-progress.ts";
import type { OrderRequest } from "./order-request.ts";
import { paymentStatusOf, type PaymentFacts } from "./payment-status.ts";
import type { TimelineEntry } from "./plan-parcels.ts";
import type { LocalizedText } from "./read-goods.ts";

interface LineRow {
  id: string;
  title: string;
  thumbnail: string | null;
  product_id: string;
  product_handle: string;
  unit_price: number;
  quantity: number;
  metadata: {
    name: LocalizedText;
    variant_title: LocalizedText | null;
    seller: { id: string; name: string };
  };
}

interface ParcelRow {
  id: string;
  number: string;
  seller_id: string;
  status: OrderStatus;
  tracking_number: string | null;
  timeline: { entries: TimelineEntry[] };
}

/** An order as `query.graph` gives it with `orderFields`. */
export interface OrderRow {
  id: string;
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
  ...["id", "custom_display_id", "created_at", "metadata"],
  ...["total", "item_total", "shipping_total", "discount_total"],
  ...["id", "title", "thumbnail", "product_id", "product_handle", "unit_price", "quantity", "metadata"].map(
    (field) => `items.${field}`,
  ),
  ...["id", "number", "seller_id", "status", "tracking_number", "timeline"].map(
    (field) => `seller_orders.${field}`,
  ),
  ...["id", "amount", "captured_amount", "refunded_amount", "status"].map(
    (field) => `payment_collections.${field}`,
  ),
  "payment_collections.payment_sessions.status",
];

/** An order in the words of the contract; all sums are whole. */
export function viewOrder(row: OrderRow) {
  const items = row.items.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(viewLine);
  const parcels = row.seller_orders
    .toSorted((a, b) => a.number.localeCompare(b.number, "en", { numeric: true }))
    .map((parcel) => viewParcel(parcel, items));
  const { delivery, contact, comment, payment_method: method } = row.metadata;
  const [payment] = row.payment_collections;
  return {
    id: row.id,
    number: row.custom_display_id,
    status: orderStatusOf(parcels.map(({ status }) => status)),
    createdAt: new Date(row.created_at).toISOString(),
    items,
    parcels,
    totals: {
      items: Number(row.item_total) + Number(row.discount_total),
      delivery: Number(row.shipping_total),
      discount: Number(row.discount_total),
      total: Number(row.total),
    },
    payment: {
      id: payment?.id ?? row.id,
      method,
      status: payment ? paymentStatusOf(payment) : "pending",
      payUrl: null,
      expiresAt: null,
    },
    delivery,
    contact,
    comment,
    timeline: orderTimeline(parcels),
    canCancel: canBuyerCancel(parcels),
  };
}

function viewLine(line: LineRow) {
  const { name, variant_title, seller } = line.metadata;
  return {
    id: line.id,
    product: { id: line.product_id, slug: line.product_handle, name, image: line.thumbnail },
    variantTitle: variant_title,
    seller,
    price: Number(line.unit_price),
    quantity: Number(line.quantity),
    total: Number(line.unit_price) * Number(line.quantity),
  };
}

function viewParcel(parcel: ParcelRow, lines: ReturnType<typeof viewLine>[]) {
  const items = lines.filter(({ seller }) => seller.id === parcel.seller_id);
  return {
    id: parcel.id,
    number: parcel.number,
    seller: items[0]?.seller ?? { id: parcel.seller_id, name: "" },
    status: parcel.status,
    items,
    subtotal: items.reduce((sum, { total }) => sum + total, 0),
    trackingNumber: parcel.tracking_number,
    timeline: parcel.timeline.entries,
  };
}
