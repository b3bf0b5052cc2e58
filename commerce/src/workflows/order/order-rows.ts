import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import type { TimelineEntry, NewOrder } from "@bezak/contract/orders.ts";
import type { Sum } from "@bezak/contract/money.ts";
import type { OrderStatus } from "@bezak/contract/order-status.ts";
import type { CashCollector } from "@bezak/contract/payout-status.ts";
import { parcelSums, type ParcelSums } from "../../modules/parcel/parcel-sums.ts";
import type { LineCommission } from "../commission/line-commission.ts";
import { paymentCollectionId } from "./order-ids.ts";
import type { PaymentFacts } from "./payment-status.ts";

/** A line of an order, as of when it was placed. */
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
    /** absent in orders from before commission rules: the rate of their parcel applies */
    commission?: LineCommission;
  };
}

export interface ParcelRow extends ParcelSums {
  id: string;
  number: string;
  seller_id: string;
  status: OrderStatus;
  tracking_number: string | null;
  commission_rate: number;
  cash_collector: CashCollector;
  timeline: { entries: TimelineEntry[] };
}

/** An order as `query.graph` returns it with `orderFields`. */
export interface OrderRow {
  id: string;
  customer_id: string;
  custom_display_id: string;
  created_at: Date | string;
  total: Sum;
  item_total: Sum;
  shipping_total: Sum;
  discount_total: Sum;
  metadata: Pick<NewOrder, "delivery" | "contact"> & { payment_method: string; comment: string | null };
  items: LineRow[];
  seller_orders: ParcelRow[];
  /** `getPayment` returns the order's own */
  payment_collections: CollectedPayment[];
}

export type CollectedPayment = PaymentFacts & { id: string };

/**
 * The payment that was opened with the order. The engine adds another one for the difference when a line is removed after a
 * return was refunded; nobody pays that one, and it may be listed first.
 */
export const getPayment = ({
  id,
  payment_collections,
}: Pick<OrderRow, "id" | "payment_collections">): CollectedPayment | undefined =>
  payment_collections.find((payment) => payment.id === paymentCollectionId(id));

/** An order without its own sums: a view shows those of its parcels. */
export type ShownOrder = Omit<OrderRow, "total" | "item_total" | "shipping_total" | "discount_total">;

export const orderFields = [
  "id",
  "customer_id",
  "custom_display_id",
  "created_at",
  "metadata",
  "total",
  "item_total",
  "shipping_total",
  "discount_total",
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
  ...[
    "id",
    "number",
    "seller_id",
    "status",
    "tracking_number",
    "timeline",
    "commission_rate",
    "cash_collector",
    ...parcelSums,
  ].map((field) => `seller_orders.${field}`),
  ...["id", "amount", "captured_amount", "refunded_amount", "status"].map(
    (field) => `payment_collections.${field}`,
  ),
  "payment_collections.payment_sessions.status",
];
