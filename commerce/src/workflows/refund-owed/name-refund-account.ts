import type { MedusaContainer } from "@medusajs/framework/types";
import { ShopError } from "../../shop-error.ts";
import { announceMove } from "../order/order-moved.ts";
import { readOrder } from "../order/read-orders.ts";
import { underOrderLock } from "../order/settle-payment.ts";
import { inTransaction } from "../users/sql.ts";
import { keepRefundAccount, readRefundAccount, type NamedAccount } from "./refund-account.ts";

/**
 * Sets or changes the account for the refunds that are owed for an order. Under the order's lock, so that a simultaneous
 * payment either uses the former account or is refused because the account has changed.
 * @throws ShopError 404 order_not_found, 409 conflict when nothing is owed
 */
export async function nameRefundAccount(container: MedusaContainer, named: NamedAccount): Promise<void> {
  const { orderId, customerId, account } = named;
  await underOrderLock(container, orderId, async () => {
    const { payment } = await readOrder(container, customerId, orderId);
    if (payment.refundOwed === 0) throw new ShopError(409, "conflict", "No money is owed of this order");
    // a repeat must not change the version of the debt that an administrator is paying
    if ((await readRefundAccount(container, orderId)) === account) return;
    await inTransaction(container, (execute) => keepRefundAccount({ execute }, named));
  });
  await announceMove(container, orderId);
}
