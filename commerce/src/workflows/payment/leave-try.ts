import type { MedusaContainer } from "@medusajs/framework/types";
import { ledgerOf } from "./ledger-of.ts";
import { isOurs } from "./view-payment.ts";

/** Gives up a try that only we could finish: an order is called off in spite of a card's form that was left open. */
export async function leaveTry(container: MedusaContainer, orderId: string): Promise<void> {
  await ledgerOf(container).withOrder(orderId, async (order) => {
    if (order?.holding && isOurs(order.holding)) {
      await order.move(order.holding, "cancelled", { failure: "cancelled" });
    }
  });
}
