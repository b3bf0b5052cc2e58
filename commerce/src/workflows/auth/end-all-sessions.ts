import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { ShopError } from "../../shop-error.ts";
import { getSessions } from "./caller.ts";

/**
 * Ends every session of a customer or an administrator and returns their number. The password stays valid.
 * @throws ShopError 404 `account_not_found`
 */
export async function endAllSessions(container: MedusaContainer, id: string): Promise<number> {
  const [[customer], [user]] = await Promise.all([
    container.resolve(Modules.CUSTOMER).listCustomers({ id: [id] }, { select: ["id"] }),
    container.resolve(Modules.USER).listUsers({ id: [id] }, { select: ["id"] }),
  ]);
  if (!customer && !user) throw new ShopError(404, "account_not_found", "No such account");
  return getSessions(container).endAll(id);
}
