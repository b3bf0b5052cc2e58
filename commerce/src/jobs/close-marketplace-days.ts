import type { MedusaContainer } from "@medusajs/framework/types";
import { closeMarketplaceDays } from "../workflows/admin-stats/close-days.ts";

export default (container: MedusaContainer): Promise<void> => closeMarketplaceDays(container);

// at night in Tashkent
export const config = { name: "close-marketplace-days", schedule: "40 22 * * *" };
