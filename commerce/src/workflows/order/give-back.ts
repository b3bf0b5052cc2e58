import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { isRefunded, recordRefund, refundAtGateway } from "./refund-at-gateway.ts";

export interface Debt<State extends string> {
  /** of what owes it, a cancellation or a return; the refund is found by it again */
  id: string;
  orderId: string;
  /** whole sum */
  amount: number;
  state: State | "asked" | "done" | "owed";
  /** the state before anybody was asked */
  start: State;
  /** false when it is no longer where it is moved from */
  move(from: State | "asked", to: "asked" | "done" | "owed"): Promise<boolean>;
}

/**
 * Gives money back, once: the gateway is asked at most one time. What it refuses, or was asked by a process that died
 * before the answer came, is recorded as owed, for a person to look at.
 */
export async function giveBack<State extends string>(
  container: MedusaContainer,
  { id, orderId, amount, state, start, move }: Debt<State>,
): Promise<void> {
  if (state === "asked") {
    const given = await isRefunded(container, orderId, id);
    await move("asked", given ? "done" : "owed");
    if (given) await recordRefund(container, orderId, id);
  }
  if (state === start && (await move(start, "asked"))) {
    const refused = await refundAtGateway(container, { orderId, amount, note: id });
    if (refused) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`A refund of order ${orderId} is owed, the gateway did not give it back: ${refused}`);
    }
    await move("asked", refused ? "owed" : "done");
    if (!refused) await recordRefund(container, orderId, id);
  }
  if (state === "done") await recordRefund(container, orderId, id);
}
