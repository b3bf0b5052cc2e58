import type { MedusaContainer } from "@medusajs/framework/types";
import { RETURN_REQUEST_MODULE } from "../../modules/return-request/index.ts";
import type { ReturnRequestModuleService } from "../../modules/return-request/service.ts";
import { endUnfinished } from "../order/end-unfinished.ts";
import { IDLE } from "../../shared/recovery-times.ts";
import { moveReturn } from "./move-return.ts";

/**
 * Completes the returns whose process was killed during the refund, with the marketplace as actor. A refund that was
 * requested and is not known to be paid becomes owed, so that nobody is paid twice.
 */
export async function reconcileReturns(container: MedusaContainer): Promise<void> {
  const returns = container.resolve<ReturnRequestModuleService>(RETURN_REQUEST_MODULE);
  await endUnfinished(container, await returns.unfinishedRefunds(IDLE), async (returnId) => {
    await moveReturn(container, { returnId, actor: "admin", to: "refunded" });
    return `the refund of return ${returnId}, now carried out`;
  });
}
