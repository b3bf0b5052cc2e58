import type { MedusaContainer } from "@medusajs/framework/types";
import {
  storeMarketplaceDays,
  type StoreDaysOptions,
} from "../../../../src/workflows/admin-stats/store-days.ts";

export interface StoreDaysArguments extends Omit<StoreDaysOptions, "now"> {
  /** times that the job runs at once */
  runs?: number;
  /** days ago */
  ago?: number;
}

/** Runs the job that stores the marketplace's figures. */
export default (
  container: MedusaContainer,
  { runs = 1, ago = 0, ...options }: StoreDaysArguments,
): Promise<boolean[]> => {
  const now = new Date(Date.now() - ago * 86_400_000);
  return Promise.all(
    Array.from({ length: runs }, () => storeMarketplaceDays(container, { ...options, now })),
  );
};
