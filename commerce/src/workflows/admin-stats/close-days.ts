import type { MedusaContainer } from "@medusajs/framework/types";
import { closeDays } from "./day-rows.ts";
import { BREAKDOWN } from "./read-breakdown.ts";
import { FIGURES } from "./read-figures.ts";
import { SELLER_DEADLINES } from "./read-late-sellers.ts";
import { OPERATIONS } from "./read-operations.ts";

/** Stores the marketplace's figures of the days that are over for long, so that long periods are read fast. */
export const closeMarketplaceDays = (container: MedusaContainer, now = new Date()): Promise<void> =>
  closeDays(container, [...FIGURES, ...OPERATIONS, SELLER_DEADLINES, BREAKDOWN], now);
