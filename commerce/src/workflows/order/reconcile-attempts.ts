import type { MedusaContainer } from "@medusajs/framework/types";
import { ORDER_ATTEMPT_MODULE } from "../../modules/order-attempt/index.ts";
import type { OrderAttemptModuleService } from "../../modules/order-attempt/service.ts";
import { endUnfinished } from "./end-unfinished.ts";
import { IDLE } from "../../shared/recovery-times.ts";
import { settleAttempt, underAttemptLock } from "./settle-attempt.ts";

/**
 * Settles the attempts that killed processes left unfinished. An attempt that is still in progress holds its lock and is
 * skipped; the lock of a dead process expires with its lease.
 */
export async function reconcileAttempts(container: MedusaContainer): Promise<void> {
  const attempts = container.resolve<OrderAttemptModuleService>(ORDER_ATTEMPT_MODULE);
  await endUnfinished(container, await attempts.unfinished(IDLE), (found) =>
    underAttemptLock(
      container,
      { customerId: found.customer_id, idempotencyKey: found.idempotency_key },
      async () => {
        const attempt = await attempts.current(found.id);
        if (attempt?.state !== "started" && attempt?.state !== "undoing") return undefined;
        return `order ${attempt.number}, now ${await settleAttempt(container, attempt)}`;
      },
      0.01,
    ),
  );
}
