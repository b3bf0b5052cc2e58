import type { TimelineEntry } from "@bezak/contract/orders.ts";
import type { OrderRow, ParcelRow, ShownOrder } from "./order-rows.ts";
import { viewOrder } from "./order-view.ts";
import type { OrderPast } from "./parcel-view.ts";

type Metadata = OrderRow["metadata"];

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const isStep = (step: unknown): step is TimelineEntry =>
  isObject(step) && "status" in step && "at" in step && "actor" in step;

/** The stored timeline; empty when it is malformed. */
export function sureSteps(stored: unknown): TimelineEntry[] {
  return Array.isArray(stored) && stored.every(isStep) ? stored : [];
}

function sureDelivery(stored: unknown): Metadata["delivery"] {
  const { method, city, address } = (stored ?? {}) as Partial<Record<keyof Metadata["delivery"], unknown>>;
  return {
    method: method === "courier" ? method : "pickup",
    city: typeof city === "string" ? city : "",
    address: typeof address === "string" ? address : "",
  };
}

/** @throws when even the payment method is unknown, since half of the money fields follow from it */
function sureMetadata(stored: Partial<Metadata>): Metadata {
  const { payment_method: method, delivery } = stored;
  if (typeof method !== "string") throw new TypeError("it has no payment method");
  const contact = { name: "—", phone: "" };
  return { payment_method: method, delivery: sureDelivery(delivery), contact, comment: null };
}

export function orderWithoutLines(row: ShownOrder): ShownOrder {
  return { ...row, items: [], metadata: sureMetadata(row.metadata) };
}

const withSureSteps = ({ timeline, ...parcel }: ParcelRow): ParcelRow => ({
  ...parcel,
  timeline: { entries: sureSteps((timeline as Partial<ParcelRow["timeline"]> | null)?.entries) },
});

/**
 * An order whose lines or texts are stored in an unexpected shape: shows its number, statuses and money, which are stored
 * in columns of their own and in the ledger. It has no actions.
 */
export function viewOrderPlainly(row: ShownOrder, past: OrderPast) {
  const cancellations = past.cancellations.map((cancellation) => ({ ...cancellation, lines: { rows: [] } }));
  const plain = { ...orderWithoutLines(row), seller_orders: row.seller_orders.map(withSureSteps) };
  const order = viewOrder(plain, { ...past, cancellations, returned: new Map() });
  const subtotals = new Map(row.seller_orders.map(({ id, items_total }) => [id, Number(items_total)]));
  const parcels = order.parcels.map((parcel) => ({
    ...parcel,
    subtotal: subtotals.get(parcel.id) ?? 0,
    canCancel: false,
  }));
  return { ...order, parcels, canCancel: false };
}
