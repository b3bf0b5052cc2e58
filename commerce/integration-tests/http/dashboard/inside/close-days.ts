import type { MedusaContainer } from "@medusajs/framework/types";
import { closeMarketplaceDays } from "../../../../src/workflows/admin-stats/close-days.ts";

/** Runs the job of the night as if so many days had passed. */
export default (container: MedusaContainer, { days }: { days: number }): Promise<void> =>
  closeMarketplaceDays(container, new Date(Date.now() + days * 86_400_000));
