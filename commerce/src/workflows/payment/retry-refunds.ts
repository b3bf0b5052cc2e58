import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { isWaiting } from "../../modules/payment-ledger/reversal-repository.ts";
import { workWithOrder } from "../order/cancel-order.ts";
import { issueRefund } from "../order/issue-refund.ts";
import { readDebts } from "./read-debts.ts";
import { returnLateMoney } from "./late-money.ts";
import { getLedger } from "./get-ledger.ts";

/** Minimum time between two requests about one order. */
const RETRY_SECONDS = 60;

/** Repeats refund requests that the gateway has not answered, one order after another, however long one takes. */
export async function retryRefunds(container: MedusaContainer): Promise<void> {
  for (const orderId of await getLedger(container).reversals.waiting(RETRY_SECONDS)) {
    try {
      if (!(await claimRetry(container, orderId))) continue;
      await returnLateMoney(container, orderId);
      await workWithOrder(container, orderId, async () => {
        for (const debt of await readDebts(container, orderId)) {
          if (debt.state === "asked") await issueRefund(container, debt);
        }
      });
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`A refund of order ${orderId} waits for its gateway: ${String(error)}`);
    }
  }
}

/** Recorded before the gateway is asked: whatever happens then, the order goes to the end of the queue. */
function claimRetry(container: MedusaContainer, orderId: string): Promise<boolean> {
  return getLedger(container).withOrder(orderId, async (order) => {
    const before = Date.now() - RETRY_SECONDS * 1000;
    // Another process may have repeated it since the query.
    const mine = order?.attempts.filter(
      (attempt) => isWaiting(attempt) && (attempt.lookedAt?.getTime() ?? 0) <= before,
    );
    if (!order || !mine?.length) return false;
    for (const attempt of mine) await order.change(attempt, { looked: true });
    return true;
  });
}
