import { z } from "@medusajs/framework/zod";

/** Days of a period. */
export const daysOf = { "7d": 7, "30d": 30, "90d": 90 } as const;

export const DashboardQuery = z.strictObject({ period: z.enum(["7d", "30d", "90d"]).default("30d") });
