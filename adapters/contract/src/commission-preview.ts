import { z } from "zod";
import { Month, SignedSum } from "./finance.ts";
import { commissionScopes } from "./payout-status.ts";
import { Id, Localized } from "./shared-schemas.ts";

const previewed = {
  sales: SignedSum.describe("value of the pieces delivered, less that of the pieces returned"),
  booked: SignedSum.describe("commission booked in the ledger, less what returns gave back"),
  proposed: SignedSum.describe("the same by the proposed rules, rounded line by line like a booking"),
};

/** What the commission of the last full month would have been. */
export const CommissionPreview = z
  .object({
    month: Month,
    total: z.object({
      ...previewed,
      present: SignedSum.describe(
        "the same by the present rules; differs from `booked` if rules have changed since the orders were placed",
      ),
    }),
    rules: z
      .array(
        z.object({
          ...previewed,
          id: Id.nullable().describe("null for a new rule, `default` for the default"),
          scope: z.enum(commissionScopes),
          category: z.object({ id: Id, name: Localized }).nullable(),
          seller: z.object({ id: Id, name: z.string() }).nullable(),
          percent: z.number(),
          isProposed: z.boolean().describe("the rule that is added or changed"),
          lines: z.int().min(0).describe("lines of parcels to which it would have applied"),
        }),
      )
      .describe("the proposed rules that would have applied, the one that is proposed first, then by sales"),
  })
  .meta({ id: "CommissionPreview" });

export type CommissionPreview = z.infer<typeof CommissionPreview>;
