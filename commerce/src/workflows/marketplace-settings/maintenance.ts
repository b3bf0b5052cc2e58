import type { MedusaContainer } from "@medusajs/framework/types";
import { readStoredSettings, type StoredSettings } from "../../modules/settings/stored-settings.ts";
import { ShopError } from "../../shop-error.ts";

export const isInMaintenance = ({ maintenance }: StoredSettings): boolean => maintenance === true;

/**
 * Refuses what buyers begin: an order, or the payment of one. What was begun before goes on.
 * @throws ShopError 503 maintenance
 */
export async function refuseDuringMaintenance(container: MedusaContainer): Promise<void> {
  if (isInMaintenance(await readStoredSettings(container, ["maintenance"])))
    throw new ShopError(503, "maintenance", "Orders and payments are not accepted during maintenance");
}
