import type { MedusaContainer } from "@medusajs/framework/types";
import { storeMarketplaceDays } from "../workflows/admin-stats/store-days.ts";

export default async (container: MedusaContainer): Promise<void> => {
  await storeMarketplaceDays(container);
};

export const config = { name: "store-marketplace-days", schedule: "*/10 * * * *" };
