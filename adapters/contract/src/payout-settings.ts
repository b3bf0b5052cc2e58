import { z } from "zod";
import { sellerLimits } from "./seller-limits.ts";
import { ofSums, Version, VersionInput } from "./shared-schemas.ts";

/** Minimum and interval of payouts. */
export const PayoutSettings = z
  .object({
    minimumPayout: z.int(),
    payoutIntervalDays: z.int(),
    version: Version.describe("of all settings of the marketplace"),
  })
  .meta({ id: "PayoutSettings" });

export const PayoutSettingsChange = z
  .strictObject({
    minimumPayout: ofSums(
      z
        .int()
        .min(1)
        .max(sellerLimits.payoutMinimumMax)
        .describe("whole sum; smaller balances are not paid out"),
    ),
    payoutIntervalDays: z
      .int()
      .min(1)
      .max(sellerLimits.payoutDaysMax)
      .describe("days between two payouts of a shop"),
    version: VersionInput,
  })
  .meta({ id: "PayoutSettingsChange" });

export type PayoutSettings = z.infer<typeof PayoutSettings>;
export type PayoutSettingsChange = z.infer<typeof PayoutSettingsChange>;
