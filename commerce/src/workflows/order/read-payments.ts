import type { MedusaContainer } from "@medusajs/framework/types";
import type { PaymentStatus } from "@bezak/contract/payment-status.ts";
import { ShopError } from "../../shop-error.ts";
import { readAllOrders, readOrder, type OrderView } from "./read-orders.ts";

export interface PaymentsPage {
  customerId: string;
  status?: PaymentStatus;
  limit: number;
  offset: number;
}

export type PaymentView = ReturnType<typeof viewPayment>;

/** A buyer's payments, newest first: one for each order. */
export async function readPayments(container: MedusaContainer, page: PaymentsPage) {
  const { customerId, status, limit, offset } = page;
  const { orders, count } = await readAllOrders(container, {
    customerId,
    limit,
    offset,
    keep: status && (({ payment }) => payment.status === status),
  });
  return { payments: orders.map(viewPayment), count };
}

/**
 * The payment of this id, if the buyer's own.
 * @throws ShopError 404 payment_not_found
 */
export async function readPayment(
  container: MedusaContainer,
  customerId: string,
  id: string,
): Promise<PaymentView> {
  // The payment of an order carries the order's id behind its own prefix (order-ids.ts).
  const orderId = id.startsWith("pay_col_") ? `order_${id.slice("pay_col_".length)}` : "";
  const order = await readOrder(container, customerId, orderId).catch((error: unknown) => {
    if (error instanceof ShopError && error.status === 404) return undefined;
    throw error;
  });
  if (order?.payment.id !== id) throw new ShopError(404, "payment_not_found", "There is no such payment");
  return viewPayment(order);
}

function viewPayment(order: OrderView) {
  return {
    ...order.payment,
    orderId: order.id,
    orderNumber: order.number,
    amount: order.totals.total,
    createdAt: order.createdAt,
  };
}
