import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { OrderStatus } from "@bezak/contract/order-status.ts";
import { RETURN_REQUEST_MODULE } from "../../modules/return-request/index.ts";
import type { ReturnRequestModuleService } from "../../modules/return-request/service.ts";
import { SELLER_ORDER_MODULE } from "../../modules/seller-order/index.ts";
import type { SellerOrderModuleService } from "../../modules/seller-order/service.ts";
import { ShopError } from "../../shop-error.ts";
import { queryStems } from "../../text/normalize-text.ts";
import { readPaymentPasts } from "../payment/read-payment-pasts.ts";
import { orderFields, type OrderRow } from "./order-rows.ts";
import { viewOrder } from "./order-view.ts";

export type OrderView = ReturnType<typeof viewOrder>;

export interface OrdersPage {
  customerId: string;
  status?: OrderStatus;
  /** a number, or words of a product's name */
  q?: string;
  limit: number;
  offset: number;
}

/** A buyer's orders, newest first. */
export async function readOrders(container: MedusaContainer, { q, ...page }: OrdersPage) {
  const parcels = container.resolve<SellerOrderModuleService>(SELLER_ORDER_MODULE);
  const words = q === undefined ? [] : queryStems(q);
  const { ids, count } = await parcels.pageOfOrders({ ...page, words });
  const views = await viewRows(container, await readRows(container, { id: ids }));
  const orders = new Map(views.map((order) => [order.id, order]));
  return { orders: ids.flatMap((id) => orders.get(id) ?? []), count };
}

/** Orders that pass `keep`, by pages: their state follows from core's books, so the newest 500 are looked through. */
export async function readAllOrders(
  container: MedusaContainer,
  { keep, limit, offset, customerId }: OrdersPage & { keep?: (order: OrderView) => boolean },
) {
  if (!keep) return readOrders(container, { customerId, limit, offset });
  const { orders } = await readOrders(container, { customerId, limit: READ_AT_MOST, offset: 0 });
  const kept = orders.filter(keep);
  return { orders: kept.slice(offset, offset + limit), count: kept.length };
}

const READ_AT_MOST = 500;

/**
 * One order of a buyer, by id or number. An order still being placed has no parcels yet and is not there.
 * @throws ShopError 404 order_not_found, also for somebody else's order
 */
export async function readOrder(
  container: MedusaContainer,
  customerId: string,
  idOrNumber: string,
): Promise<OrderView> {
  const row = await findOrderRow(container, customerId, idOrNumber);
  const [order] = await viewRows(container, [row]);
  return order!;
}

/**
 * The stored order of a buyer, by id or number.
 * @throws ShopError 404 order_not_found, also for somebody else's order
 */
export async function findOrderRow(
  container: MedusaContainer,
  customerId: string,
  idOrNumber: string,
): Promise<OrderRow> {
  const key = /^\d+$/.test(idOrNumber) ? "custom_display_id" : "id";
  const [row] = await readRows(container, { [key]: [idOrNumber], customer_id: customerId });
  if (!row || row.seller_orders.length === 0) {
    throw new ShopError(404, "order_not_found", "There is no such order");
  }
  return row;
}

/** The stored order, whosesoever. */
export async function readOrderRow(container: MedusaContainer, orderId: string): Promise<OrderRow> {
  const [row] = await readRows(container, { id: [orderId] });
  if (!row) throw new ShopError(404, "order_not_found", "There is no such order");
  return row;
}

async function viewRows(container: MedusaContainer, rows: OrderRow[]): Promise<OrderView[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const returns = container.resolve<ReturnRequestModuleService>(RETURN_REQUEST_MODULE);
  const [cancellations, returned, owed, payments] = await Promise.all([
    container.resolve<SellerOrderModuleService>(SELLER_ORDER_MODULE).cancellationsOf(ids),
    returns.takenOf(ids),
    returns.owedOf(ids),
    readPaymentPasts(container, ids),
  ]);
  return rows.map((row) =>
    viewOrder(row, {
      cancellations: cancellations.filter(({ order_id }) => order_id === row.id),
      returned,
      owedForReturns: owed.get(row.id) ?? 0,
      payment: payments(row.id),
    }),
  );
}

export async function readRows(
  container: MedusaContainer,
  filters: Record<string, string | string[]>,
): Promise<OrderRow[]> {
  // An undefined or empty filter would match every order of everybody.
  if (Object.values(filters).some((value) => !value?.length)) return [];
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity: "order", fields: orderFields, filters });
  // A line that left its order may stay behind as an empty place.
  return (data as unknown as OrderRow[]).map((row) => ({ ...row, items: row.items.filter(Boolean) }));
}
