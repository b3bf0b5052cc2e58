import type { MedusaContainer } from "@medusajs/framework/types";
import { FISCAL_MODULE } from "../../../modules/fiscal/index.ts";
import type { FiscalModuleService } from "../../../modules/fiscal/service.ts";
import { fiscalCodes } from "../catalog/fiscal-codes.ts";

/** Sets the fiscal codes of categories (ids by slug); products inherit them. */
export async function storeFiscalCodes(
  container: MedusaContainer,
  categoryIds: Map<string, string>,
): Promise<void> {
  await container.resolve<FiscalModuleService>(FISCAL_MODULE).set(
    Object.entries(fiscalCodes).map(([slug, codes]) => {
      const referenceId = categoryIds.get(slug);
      if (!referenceId) throw new Error(`there is no category ${slug} for fiscal codes`);
      return { reference: "product_category", referenceId, codes };
    }),
  );
}
