import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { workWithOrder } from "../order/cancel-order.ts";
import { giveBack } from "../order/give-back.ts";
import { debtsOf } from "./debts-of.ts";
import { returnLateMoney } from "./late-money.ts";
import { ledgerOf } from "./ledger-of.ts";

/** Seconds a silent gateway is left alone. */
const ASK_AGAIN = 60;

/** Asks gateways again that were to give money back and are silent. */
export async function askRefunds(container: MedusaContainer): Promise<void> {
  for (const orderId of await ledgerOf(container).reversals.waiting(ASK_AGAIN)) {
    try {
      await returnLateMoney(container, orderId);
      await workWithOrder(container, orderId, async () => {
        for (const debt of await debtsOf(container, orderId)) {
          if (debt.state === "asked") await giveBack(container, debt);
        }
      });
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`A refund of order ${orderId} waits for its gateway: ${String(error)}`);
    }
  }
}
