import { z } from "zod";
import { commissionIds, commissionScopes } from "./payout-status.ts";
import { Id, VersionInput } from "./shared-schemas.ts";

export const commissionPercent = z.number().min(0).max(100).multipleOf(0.01);

/**
 * A rule must name its scope: otherwise a lost id would turn it into a rule for all shops or categories. The default has
 * its own call.
 */
export const WrittenRule = z
  .strictObject({
    scope: z.enum(commissionScopes).describe("`default` is refused: PUT /admin/commission-rules/default"),
    categoryId: Id.nullish().describe("only with `category` and `seller_category`"),
    sellerId: Id.nullish().describe("only with `seller` and `seller_category`"),
    percent: commissionPercent,
    version: VersionInput,
  })
  .superRefine(({ scope, categoryId, sellerId }, context) => {
    const refuse = (path: string, code?: string) =>
      context.addIssue({ code: "custom", path: [path], params: { code } });
    if (scope === "default") return refuse("scope", "default_apart");
    const ids = { categoryId, sellerId };
    for (const name of ["categoryId", "sellerId"] as const) {
      const isNamed = commissionIds[scope].includes(name);
      if (isNamed && !ids[name]) refuse(name, "required");
      if (!isNamed && ids[name]) refuse("scope");
    }
  })
  .meta({ id: "WrittenCommissionRule" });

export const DefaultCommission = z
  .strictObject({ percent: commissionPercent, version: VersionInput })
  .meta({ id: "DefaultCommission" });
