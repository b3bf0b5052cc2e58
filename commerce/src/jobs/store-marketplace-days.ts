import type { MedusaContainer } from "@medusajs/framework/types";
import { storeMarketplaceDays } from "../workflows/admin-stats/store-days.ts";

export default async (container: MedusaContainer): Promise<void> => {
  await storeMarketplaceDays(container);
};

// since the start, not by the clock: processes do not all begin at one moment
export const config = { name: "store-marketplace-days", schedule: { interval: 600_000 } };
