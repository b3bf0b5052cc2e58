import type { MedusaContainer } from "@medusajs/framework/types";
import { storeMarketplaceDays } from "../workflows/admin-stats/store-days.ts";

/**
 * `node src/scripts/run.ts src/scripts/store-days.ts`: stores the marketplace's figures as the job does every ten minutes, those
 * of all days if none are stored; after many orders were added at once.
 */
export default async ({ container }: { container: MedusaContainer }): Promise<void> => {
  await storeMarketplaceDays(container, { again: true });
};
