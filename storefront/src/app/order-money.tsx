import type { Order } from "@bezak/contract/orders.ts";
import { RefundAccount } from "../features/orders/refund-account.tsx";
import { RefundNote } from "../features/payments/refund-note.tsx";
import { ConfirmHost } from "./confirm-host.tsx";

/**
 * What became of the money of an order; of what is owed, to which account it goes. Asks for the password where an account
 * can be named, there or in a return.
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
