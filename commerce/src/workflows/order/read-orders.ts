import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { OrderStatus } from "@bezak/contract/order-status.ts";
import { PARCEL_MODULE } from "../../modules/parcel/index.ts";
import type { ParcelModuleService } from "../../modules/parcel/service.ts";
import { ShopError } from "../../shop-error.ts";
import { queryStems } from "../../text/normalize-text.ts";
import { findStoredOrder, readStoredOrders, readStoredPage, type StoredOrder } from "./order-repository.ts";
import { orderFields, type OrderRow } from "./order-rows.ts";
import { viewOrder } from "./order-view.ts";
import { viewOrderPlainly } from "./plain-order.ts";
import { viewRows } from "../../shared/view-rows.ts";

export type OrderView = ReturnType<typeof viewOrder>;

export interface OrdersPage {
  customerId: string;
  status?: OrderStatus;
  /** a number, or words of a product's name */
  q?: string;
  limit: number;
  offset: number;
}

/** Newest first. */
export async function readOrders(container: MedusaContainer, { q, ...page }: OrdersPage) {
  const words = q === undefined ? [] : queryStems(q);
  const { stored, count } = await readStoredPage(container, { ...page, words });
  return { orders: viewOrders(container, stored), count };
}

function viewOrders(container: MedusaContainer, stored: readonly StoredOrder[]): OrderView[] {
  return viewRows(container, stored, {
    name: "order",
    idOf: ({ row }) => row.id,
    view: ({ row, past }) => viewOrder(row, past),
    plain: ({ row, past }) => viewOrderPlainly(row, past),
  });
}

const ALL = 1_000_000;
const PAGE = 20;

/** All orders of a buyer, newest first, in small batches. */
export async function* readAllOrders(
  container: MedusaContainer,
  customerId: string,
): AsyncGenerator<OrderView[]> {
  const parcels = container.resolve<ParcelModuleService>(PARCEL_MODULE);
  // All ids at once: an order that is placed in the meantime would shift the pages.
  const { ids } = await parcels.pageOfOrders({ customerId, limit: ALL, offset: 0 });
  for (let at = 0; at < ids.length; at += PAGE) {
    yield viewOrders(container, await readStoredOrders(container, ids.slice(at, at + PAGE)));
  }
}

/**
 * One order of a buyer, by id or number. An order that is still being placed has no parcels and is not found.
 * @throws ShopError 404 order_not_found, also for somebody else's order
 */
export async function readOrder(
  container: MedusaContainer,
  customerId: string,
  idOrNumber: string,
): Promise<OrderView> {
  const { row, past } = await getStoredOrder(container, customerId, idOrNumber);
  return viewOrder(row, past);
}

/**
 * One order of a buyer with its history, by id or number.
 * @throws ShopError 404 order_not_found, also for somebody else's order
 */
export async function getStoredOrder(
  container: MedusaContainer,
  customerId: string,
  idOrNumber: string,
): Promise<StoredOrder> {
  const found = await findStoredOrder(container, customerId, idOrNumber);
  if (!found) throw new ShopError(404, "order_not_found", "There is no such order");
  return found;
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

/** For any buyer's order. */
export async function readOrderRow(container: MedusaContainer, orderId: string): Promise<OrderRow> {
  const [row] = await readRows(container, { id: [orderId] });
  if (!row) throw new ShopError(404, "order_not_found", "There is no such order");
  return row;
}

export async function readRows(
  container: MedusaContainer,
  filters: Record<string, string | string[]>,
): Promise<OrderRow[]> {
  // An undefined or empty filter would match every order.
  if (Object.values(filters).some((value) => !value?.length)) return [];
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity: "order", fields: orderFields, filters });
  // A line that was removed from its order may remain as an empty element.
  return (data as unknown as OrderRow[]).map((row) => ({ ...row, items: row.items.filter(Boolean) }));
}
