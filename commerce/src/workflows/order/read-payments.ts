import type { MedusaContainer } from "@medusajs/framework/types";
import type { PaymentStatus } from "@bezak/contract/payment-status.ts";
import { ShopError } from "../../shop-error.ts";
import { CASH_STATUS } from "./cash-on-delivery.ts";
import { isPrepaid } from "../payment/payment-deadline.ts";
import { findOwnPayment } from "../payment/paid-attempt.ts";
import { PAYMENT_STATUS } from "../../modules/payment-ledger/past-columns.ts";
import { isUnfinished } from "../../modules/payment-ledger/attempt-state.ts";
import { payLink } from "../../providers/configured.ts";
import { returnPage, viewPaying, type PaymentHistory } from "../payment/view-payment.ts";
import { findStoredOrder, readStoredPage } from "./order-repository.ts";
import { viewOrder } from "./order-view.ts";
import { viewOrderPlainly } from "./plain-order.ts";
import { viewRows } from "../../shared/view-rows.ts";
import { readShop } from "./read-shop.ts";
import { getStoredOrder, type OrderView } from "./read-orders.ts";

export interface PaymentsPage {
  customerId: string;
  status?: PaymentStatus;
  limit: number;
  offset: number;
}

export type PaymentView = ReturnType<typeof viewPayment>;

/** A buyer's payments, newest first; each order has one. */
export async function readPayments(container: MedusaContainer, { status, ...page }: PaymentsPage) {
  const condition = status && {
    where: `coalesce(${CASH_STATUS}, ${PAYMENT_STATUS}) = ?`,
    values: [status],
  };
  const [{ stored, count }, { paymentProviders }] = await Promise.all([
    readStoredPage(container, page, condition),
    readShop(container),
  ]);
  const payments = viewRows(container, stored, {
    name: "payment of order",
    idOf: ({ row }) => row.id,
    view: ({ row, past }) => viewPayment(viewOrder(row, past), past.payment, paymentProviders),
    plain: ({ row, past }) => viewPayment(viewOrderPlainly(row, past), past.payment, []),
  });
  return { payments, count };
}

/** @throws ShopError 404 payment_not_found, also for somebody else's payment */
export async function readPayment(
  container: MedusaContainer,
  customerId: string,
  id: string,
): Promise<PaymentView> {
  // The id of a payment is its order's id with another prefix (order-ids.ts).
  const orderId = id.startsWith("pay_col_") ? `order_${id.slice("pay_col_".length)}` : "";
  const [found, { paymentProviders }] = await Promise.all([
    findStoredOrder(container, customerId, orderId),
    readShop(container),
  ]);
  const order = found && viewOrder(found.row, found.past);
  if (order?.payment.id !== id) throw new ShopError(404, "payment_not_found", "There is no such payment");
  return viewPayment(order, found!.past.payment, paymentProviders);
}

/**
 * `returnPath` is where the gateway sends the buyer afterwards.
 * @throws ShopError 404 order_not_found, also for somebody else's order
 */
export async function readPaymentOfOrder(
  container: MedusaContainer,
  { customerId, orderId, returnPath }: { customerId: string; orderId: string; returnPath?: string },
): Promise<PaymentView> {
  const [{ row, past }, { paymentProviders }] = await Promise.all([
    getStoredOrder(container, customerId, orderId),
    readShop(container),
  ]);
  const { payable, attempts } = past.payment;
  const view = viewPayment(viewOrder(row, past), past.payment, paymentProviders);
  if (!returnPath || !payable || !view.payUrl) return view;
  const held = attempts.find(({ state }) => isUnfinished(state));
  return { ...view, payUrl: payLink(payable, held, returnPage(payable, returnPath)) };
}

/** An order that was packed for cash on delivery stays so: `startPayment` refuses any change. */
const mayChoose = ({ payment, status }: OrderView) => isPrepaid(payment.method) || status === "pending";

/** What was paid, even if lines were cancelled since; undefined unless a gateway was paid. */
function paidSum({ attempts }: PaymentHistory): number | undefined {
  return findOwnPayment(attempts)?.amount;
}

function viewPayment(order: OrderView, past: PaymentHistory, providers: readonly string[]) {
  const offered = providers.map((id) => id.slice(id.lastIndexOf("_") + 1));
  return {
    ...viewPaying(past, order.payment.status, mayChoose(order) ? offered : []),
    ...order.payment,
    orderId: order.id,
    orderNumber: order.number,
    amount: paidSum(past) ?? order.totals.total,
    createdAt: order.createdAt,
  };
}
