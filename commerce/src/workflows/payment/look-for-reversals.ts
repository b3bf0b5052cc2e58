import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { lookableGateways, reversalOf } from "../../providers/configured.ts";
import { bookReversed } from "./book-reversed.ts";
import { ledgerOf } from "./ledger-of.ts";

/** In a row: whoever is away now is away for the rest of the round. */
const MOST_SILENCES = 5;

/**
 * Asks the gateways that can be asked about payments which nobody here asked to have back, each once a day, one after
 * another: a reversal in a gateway's cabinet calls nobody. What went back is booked as if the gateway had said so by itself.
 */
export async function lookForReversals(container: MedusaContainer): Promise<void> {
  for (const gateway of lookableGateways) {
    try {
      await checkGateway(container, gateway);
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`Payments of ${gateway} were not looked at: ${String(error)}`);
    }
  }
}

async function checkGateway(container: MedusaContainer, gateway: string): Promise<void> {
  const { reversals } = ledgerOf(container);
  let silences = 0;
  for (const { id, orderId } of await reversals.unlooked(gateway)) {
    // Written down before the gateway is asked: whatever happens then, it waits for a day.
    if (!(await reversals.claimCheck(id))) continue;
    const attempt = (await ledgerOf(container).attemptsOf([orderId])).find((one) => one.id === id);
    if (attempt?.state !== "paid") continue;
    const found = await reversalOf(gateway)?.find(attempt);
    silences = found === "unknown" ? silences + 1 : 0;
    if (silences === MOST_SILENCES) return;
    if (found !== "returned" || !(await bookReversed(container, attempt))) continue;
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`${gateway} gave payment ${id} of order ${orderId} back from its cabinet`);
  }
}
