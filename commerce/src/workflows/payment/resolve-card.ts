import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { gateways } from "../../providers/configured.ts";
import { atmosGateway } from "../../providers/uzcard/atmos/gateway.ts";
import { checkCard } from "../../providers/uzcard/check-card.ts";
import { getLedger } from "./get-ledger.ts";

/** Seconds between two queries about one attempt: while it is being confirmed, and after it was abandoned. */
const CONFIRMING = 10;
const GIVEN_UP = 600;
const AT_ONCE = 5;

/** Asks the gateway about every card attempt whose outcome is unknown. */
export async function resolveCards(container: MedusaContainer): Promise<void> {
  const { atmos } = gateways;
  if (!atmos) return;
  const gateway = atmosGateway(atmos);
  const orders = await getLedger(container).sweeps.toAsk(gateway.name, CONFIRMING, GIVEN_UP);
  while (orders.length > 0) {
    await Promise.all(orders.splice(0, AT_ONCE).map((orderId) => resolveCard(container, orderId)));
  }
}

async function resolveCard(container: MedusaContainer, orderId: string): Promise<void> {
  const { atmos } = gateways;
  if (!atmos) return;
  try {
    await checkCard(getLedger(container), atmosGateway(atmos), orderId, { givenUp: true });
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`A card attempt of order ${orderId} stays for the next round: ${String(error)}`);
  }
}

/** Called while the buyer waits: at most one query in three seconds. */
export async function checkOrderCards(container: MedusaContainer, orderId: string): Promise<void> {
  const { atmos } = gateways;
  if (atmos) await checkCard(getLedger(container), atmosGateway(atmos), orderId);
}
