import type { MedusaContainer } from "@medusajs/framework/types";
import { withCurrent } from "../../shared/with-current.ts";
import { changeMarketplaceSettings } from "../marketplace-settings/change-marketplace-settings.ts";
import { readDefault } from "./read-rules.ts";

/**
 * Sets the commission that applies without a rule, in percent, and answers it.
 * @throws ShopError 409 stale_version with the default as it is
 */
export async function changeDefaultRule(
  container: MedusaContainer,
  { percent, version, adminId }: { percent: number; version?: string | undefined; adminId: string },
) {
  const read = () => readDefault(container);
  await withCurrent(
    () => changeMarketplaceSettings(container, { commissionRate: percent, version }, adminId),
    { codes: ["stale_version"], sent: version, read },
  );
  return read();
}
