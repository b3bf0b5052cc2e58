import type { MedusaContainer } from "@medusajs/framework/types";
import { RETURN_REQUEST_MODULE } from "../../modules/return-request/index.ts";
import type { ReturnRequestModuleService } from "../../modules/return-request/service.ts";
import { endUnfinished } from "../order/end-unfinished.ts";
import { IDLE } from "../../shared/recovery-times.ts";
import { moveReturn } from "./move-return.ts";

/**
 * Finishes the returns whose money was on its way when their process was killed, in the marketplace's name. What the
 * gateway was asked and is not known to have given is owed, so that nobody is paid twice.
 */
export async function reconcileReturns(container: MedusaContainer): Promise<void> {
  const returns = container.resolve<ReturnRequestModuleService>(RETURN_REQUEST_MODULE);
  await endUnfinished(container, await returns.unfinishedRefunds(IDLE), async (returnId) => {
    await moveReturn(container, { returnId, actor: "admin", to: "refunded" });
    return `the refund of return ${returnId}, now carried out`;
  });
}
