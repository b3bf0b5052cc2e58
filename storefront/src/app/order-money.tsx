import type { Order } from "@bezak/contract/orders.ts";
import { RefundAccount } from "../features/orders/refund-account.tsx";
import { RefundNote } from "../features/payments/refund-note.tsx";
import { ConfirmHost } from "./confirm-host.tsx";

/**
 * Refunds of an order and the account for what is owed. Contains the password dialog, since setting an account here or
 * in a return needs a confirmation.
 */
export function OrderMoney({ order }: { order: Order }) {
  const { items, payment } = order;
  return (
    <>
      <RefundNote payment={payment} owedTo={<RefundAccount order={order} />} />
      {payment.refundOwed > 0 || items.some(({ returnable }) => returnable > 0) ? <ConfirmHost /> : null}
    </>
  );
}
