import type { MedusaContainer } from "@medusajs/framework/types";
import { storeMarketplaceDays } from "../workflows/admin-stats/store-days.ts";

/** A change of a row that is older than those counted every ten minutes is in the figures a night later. */
export default async (container: MedusaContainer): Promise<void> => {
  await storeMarketplaceDays(container, { all: true });
};

// at night in Tashkent
export const config = { name: "store-all-marketplace-days", schedule: "45 22 * * *" };
