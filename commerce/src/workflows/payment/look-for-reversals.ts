import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { queryableGateways, findReversal } from "../../providers/configured.ts";
import { bookReversal } from "./book-reversal.ts";
import { getLedger } from "./get-ledger.ts";

/** In a row. A gateway that is down stays down for the rest of the round. */
const MOST_SILENCES = 5;

/**
 * Asks the gateways that answer such queries about payments for which we requested no refund: each once a day, one
 * after another. A reversal in a gateway's merchant dashboard sends no callback. A refund that is found is booked as if
 * the gateway had reported it.
 */
export async function lookForReversals(container: MedusaContainer): Promise<void> {
  for (const gateway of queryableGateways) {
    try {
      await checkGateway(container, gateway);
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`Payments of ${gateway} were not checked for reversals: ${String(error)}`);
    }
  }
}

async function checkGateway(container: MedusaContainer, gateway: string): Promise<void> {
  const { reversals } = getLedger(container);
  let silences = 0;
  for (const { id, orderId } of await reversals.listUnchecked(gateway)) {
    // Recorded before the gateway is asked: even if the process dies, this payment is not asked about again for a day.
    if (!(await reversals.claimCheck(id))) continue;
    const attempt = (await getLedger(container).listAttempts([orderId])).find((one) => one.id === id);
    if (attempt?.state !== "paid") continue;
    const found = await findReversal(gateway)?.find(attempt);
    silences = found === "unknown" ? silences + 1 : 0;
    if (silences === MOST_SILENCES) return;
    if (found !== "returned" || !(await bookReversal(container, attempt))) continue;
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`${gateway} refunded payment ${id} of order ${orderId} from its merchant dashboard`);
  }
}
