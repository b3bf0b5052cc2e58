import type { MedusaContainer } from "@medusajs/framework/types";
import type { PaymentStatus } from "@bezak/contract/payment-status.ts";
import { ShopError } from "../../shop-error.ts";
import { readPaymentPasts } from "../payment/read-payment-pasts.ts";
import { isPrepaid } from "../payment/hold-until.ts";
import { ownPayment } from "../payment/paid-attempt.ts";
import { isUnderWay } from "../../modules/payment-ledger/attempt-state.ts";
import { payLink } from "../../providers/configured.ts";
import { returnPage, viewPaying, type PaymentPast } from "../payment/view-payment.ts";
import { readShop } from "./read-shop.ts";
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
  const { paymentProviders } = await readShop(container);
  const pasts = await readPaymentPasts(
    container,
    orders.map(({ id }) => id),
  );
  return { payments: orders.map((order) => viewPayment(order, pasts(order.id), paymentProviders)), count };
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
  return paymentOf(container, order);
}

/** The payment of an order that its buyer may see; `returnPath` is where the gateway sends the buyer back to. */
export async function paymentOf(
  container: MedusaContainer,
  order: OrderView,
  returnPath?: string,
): Promise<PaymentView> {
  const [pasts, { paymentProviders }] = await Promise.all([
    readPaymentPasts(container, [order.id]),
    readShop(container),
  ]);
  const past = pasts(order.id);
  const view = viewPayment(order, past, paymentProviders);
  if (!returnPath || !past.due || !view.payUrl) return view;
  const held = past.attempts.find(({ state }) => isUnderWay(state));
  return { ...view, payUrl: payLink(past.due, held, returnPage(past.due, returnPath)) };
}

/** What is packed for cash stays cash: `startPayment` refuses anything else. */
const mayChoose = ({ payment, status }: OrderView) => isPrepaid(payment.method) || status === "pending";

/** What was paid, though lines of the order were called off since; undefined where no gateway of ours was paid. */
function paidSum({ attempts }: PaymentPast): number | undefined {
  return ownPayment(attempts)?.amount;
}

function viewPayment(order: OrderView, past: PaymentPast, providers: readonly string[]) {
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
