import { z } from "zod";
import { Approval } from "./approvals.ts";
import { SellerPayout } from "./finance.ts";
import { payoutStatuses } from "./payout-status.ts";
import { NamedAdministrator, Time } from "./shared-schemas.ts";

/** A payout with everything that was done with it. Its entries: GET /admin/sellers/{id}/finance/entries with `payout`. */
export const AdministeredPayout = z
  .object({
    ...SellerPayout.shape,
    history: z
      .array(
        z.object({
          status: z.enum(payoutStatuses),
          at: Time,
          by: NamedAdministrator.nullable().describe("null: it was made by the timer"),
          reason: z.string().nullable(),
        }),
      )
      .describe("its statuses, oldest first"),
    approvals: z.array(Approval).describe("requests of its approval, oldest first"),
  })
  .meta({ id: "AdministeredPayout" });

export type AdministeredPayout = z.infer<typeof AdministeredPayout>;
