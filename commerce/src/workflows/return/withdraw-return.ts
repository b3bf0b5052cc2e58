import type { MedusaContainer } from "@medusajs/framework/types";
import { RETURN_REQUEST_MODULE } from "../../modules/return-request/index.ts";
import type { ReturnRequestModuleService } from "../../modules/return-request/service.ts";
import { ShopError } from "../../shop-error.ts";

/**
 * Withdraws an undecided return; its pieces can be returned again.
 * @throws ShopError 404 return_not_found, also for somebody else's; 409 return_decided
 */
export async function withdrawReturn(
  container: MedusaContainer,
  customerId: string,
  id: string,
): Promise<void> {
  const returns = container.resolve<ReturnRequestModuleService>(RETURN_REQUEST_MODULE);
  if (await returns.withdraw(id, customerId)) return;
  const row = await returns.current(id);
  if (row?.customer_id !== customerId) throw new ShopError(404, "return_not_found", "No such return");
  throw new ShopError(409, "return_decided", "It was decided already");
}
