import { z } from "zod";
import { ReturnStep } from "./parcels.ts";
import { returnStatuses } from "./return-status.ts";
import { Return } from "./returns.ts";
import { Sum, Version, VersionInput } from "./shared-schemas.ts";

/** Who would pay a refund: the gateway, which is asked at once, or an administrator by a transfer. */
export const refundPayers = ["gateway", "administrator"] as const;

/** Fields of what would be refunded now. A gateway that refuses leaves the refund to an administrator. */
export const refundForecast = {
  refund: Sum.describe("what the buyer would get back; 0 if nothing was paid"),
  by: z.enum(refundPayers).nullable().describe("null if nothing would be refunded"),
};

/** A return of any shop as administrators see it. Without an id of its own, which would rename fields that clients have. */
export const AdministeredReturn = Return.omit({ canWithdraw: true }).extend({
  next: z.array(z.enum(returnStatuses)).describe("statuses that an administrator can set now"),
  ifRefunded: z
    .object(refundForecast)
    .nullable()
    .describe("what the refund would be; null unless it is the next step"),
  version: Version,
});

export type AdministeredReturn = z.infer<typeof AdministeredReturn>;

export const AdministeredReturnStep = ReturnStep.safeExtend({ version: VersionInput }).meta({
  id: "AdministeredReturnStep",
});

export type AdministeredReturnStep = z.infer<typeof AdministeredReturnStep>;
