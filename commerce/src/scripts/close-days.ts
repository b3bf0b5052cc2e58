import type { MedusaContainer } from "@medusajs/framework/types";
import { closeMarketplaceDays } from "../workflows/admin-stats/close-days.ts";

/**
 * `node src/scripts/run.ts src/scripts/close-days.ts`: stores the figures of the days that are over, as the job of the night
 * does; after many orders were added at once.
 */
export default ({ container }: { container: MedusaContainer }): Promise<void> =>
  closeMarketplaceDays(container);
