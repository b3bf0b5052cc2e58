import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { SELLER_ORDER_MODULE } from "../../modules/seller-order/index.ts";
import type { OrderPage, SellerOrderModuleService } from "../../modules/seller-order/service.ts";
import { ShopError } from "../../shop-error.ts";
import { orderFields, viewOrder, type OrderRow } from "./order-view.ts";

export type OrderView = ReturnType<typeof viewOrder>;

/** A buyer's orders, newest first. */
export async function readOrders(container: MedusaContainer, page: OrderPage) {
  const parcels = container.resolve<SellerOrderModuleService>(SELLER_ORDER_MODULE);
  const { ids, count } = await parcels.pageOfOrders(page);
  const orders = new Map((await readRows(container, { id: ids })).map((row) => [row.id, viewOrder(row)]));
  return { orders: ids.flatMap((id) => orders.get(id) ?? []), count };
}

/**
 * One order of a buyer, by id or number. An order still being placed has no parcels yet and is not there.
 * @throws ShopError 404 order_not_found, also for somebody else's order
 */
export async function readOrder(
  container: MedusaContainer,
  customerId: string,
  idOrNumber: string,
): Promise<OrderView> {
  const key = /^\d+$/.test(idOrNumber) ? "custom_display_id" : "id";
  const [row] = await readRows(container, { [key]: [idOrNumber], customer_id: customerId });
  if (!row || row.seller_orders.length === 0) {
    throw new ShopError(404, "order_not_found", "There is no such order");
  }
  return viewOrder(row);
}

async function readRows(
  container: MedusaContainer,
  filters: Record<string, string | string[]>,
): Promise<OrderRow[]> {
  // An undefined or empty filter would match every order of everybody.
  if (Object.values(filters).some((value) => !value?.length)) return [];
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity: "order", fields: orderFields, filters });
  return data as unknown as OrderRow[];
}
