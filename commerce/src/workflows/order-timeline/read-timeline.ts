import type { Language } from "@bezak/contract/languages.ts";
import type { OrderEvent } from "@bezak/contract/order-timeline.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { ShopError } from "../../shop-error.ts";
import { getStoredOrder } from "../order/read-orders.ts";
import { readAddressEvents } from "./address-events.ts";
import { readActs, type Act } from "./administrator-acts.ts";
import { readApprovalEvents } from "./approval-events.ts";
import { readApprovedActs } from "./approved-acts.ts";
import { readCashEvents } from "./cash-events.ts";
import { readNotificationEvents } from "./notification-events.ts";
import { toCancellationEvents, toParcelEvents } from "./parcel-events.ts";
import { readGatewayCalls, readPaidOut, toAttemptEvents, toReceiptEvents } from "./payment-events.ts";
import { readRefundAccountEvents } from "./refund-account-events.ts";
import { readReturnEvents } from "./return-events.ts";
import { readShopNotificationEvents } from "./shop-notification-events.ts";

interface TimelinePage {
  /** id of the administrator who reads it */
  readerId: string;
  language: Language;
  limit: number;
  offset: number;
}

/**
 * A page of what happened to the order of a parcel, newest first. An order has few hundred events at most; what could
 * be more, calls of gateways and notifications, is limited to the newest 500 each.
 * @throws ShopError 404 order_not_found
 */
export async function readTimeline(
  container: MedusaContainer,
  idOrNumber: string,
  { readerId, language, limit, offset }: TimelinePage,
): Promise<{ events: OrderEvent[]; count: number }> {
  const [parcel] = await readRows<{ order_id: string; customer_id: string }>(
    container,
    "select order_id, customer_id from seller_order where (id = ? or number = ?) and deleted_at is null",
    [idOrNumber, idOrNumber],
  );
  if (!parcel) throw new ShopError(404, "order_not_found", "There is no such parcel");
  const { order_id: orderId, customer_id: customerId } = parcel;
  const { row, past } = await getStoredOrder(container, customerId, orderId);
  const acts = await readActsOn(
    container,
    orderId,
    new Map(row.seller_orders.map(({ id, number }) => [number, id])),
  );
  const [sellers, ...others] = await Promise.all([
    readSellers(
      container,
      row.seller_orders.map(({ seller_id }) => seller_id),
    ),
    readAddressEvents(container, orderId, acts),
    readGatewayCalls(container, orderId),
    readPaidOut(container, orderId, acts),
    readReturnEvents(container, orderId, acts),
    readApprovalEvents(container, orderId, readerId),
    readCashEvents(container, orderId),
    readRefundAccountEvents(container, orderId),
    readNotificationEvents(container, { orderId, customerId, language }),
    readShopNotificationEvents(container, orderId, language),
  ]);
  const events = [
    ...toParcelEvents(row, sellers, acts),
    ...past.cancellations.flatMap((one) => toCancellationEvents(one, acts)),
    ...past.payment.attempts.flatMap(toAttemptEvents),
    ...toReceiptEvents(past.payment.receipts),
    ...others.flat(),
  ].toSorted((a, b) => (a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1));
  return { events: events.slice(offset, offset + limit), count: events.length };
}

async function readSellers(container: MedusaContainer, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await readRows<{ id: string; name: string }>(
    container,
    "select id, name from seller where id = any (?::text[])",
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Acts of administrators on the order, its parcels and what is owed for them, newest first. */
async function readActsOn(
  container: MedusaContainer,
  orderId: string,
  parcels: ReadonlyMap<string, string>,
): Promise<Act[]> {
  const objects = await readRows<{ id: string }>(
    container,
    `select id from seller_order where order_id = ?
     union all select id from order_cancellation where order_id = ?
     union all select id from return_request where order_id = ?
     union all select id from payment_attempt where order_id = ?`,
    [orderId, orderId, orderId, orderId],
  );
  const [alone, approved] = await Promise.all([
    readActs(container, { ids: [orderId, ...objects.map(({ id }) => id)], parcels }),
    readApprovedActs(container, orderId),
  ]);
  return [...alone, ...approved].toSorted((a, b) => new Date(b.at).getTime() - new Date(a.at).getTime());
}
