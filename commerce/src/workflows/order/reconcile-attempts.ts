import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ORDER_ATTEMPT_MODULE } from "../../modules/order-attempt/index.ts";
import type { OrderAttemptModuleService } from "../../modules/order-attempt/service.ts";
import { settleAttempt, underAttemptLock } from "./settle-attempt.ts";

/** Seconds an attempt may take before anybody asks whether its process still lives. */
const IDLE = 5;

/**
 * Ends the attempts that killed processes left unfinished. An attempt that is still being worked on keeps its lock
 * and is passed over; the lock of a dead one lapses with its lease.
 */
export async function reconcileAttempts(
  container: MedusaContainer,
): Promise<{ placed: number; undone: number }> {
  const attempts = container.resolve<OrderAttemptModuleService>(ORDER_ATTEMPT_MODULE);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const ended = { placed: 0, undone: 0 };
  for (const { id, customer_id: customerId, idempotency_key: idempotencyKey } of await attempts.unfinished(
    IDLE,
  )) {
    try {
      await underAttemptLock(
        container,
        { customerId, idempotencyKey },
        async () => {
          const attempt = await attempts.current(id);
          if (attempt?.state !== "started" && attempt?.state !== "undoing") return;
          const end = await settleAttempt(container, attempt);
          ended[end] += 1;
          logger.warn(`Order ${attempt.number} was left unfinished by a process that died: ${end}.`);
        },
        0.01,
      );
    } catch (error) {
      logger.info(
        `Attempt ${id} stays for the next round: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  return ended;
}
