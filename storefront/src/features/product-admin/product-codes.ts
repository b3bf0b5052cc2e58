import type { AdministeredCategory } from "@bezak/contract/category-admin.ts";
import type { AdministeredProduct } from "@bezak/contract/product-admin.ts";
import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";

/** Codes that the receipts of a product have. */
export interface FoundCodes {
  ikpu: string;
  packageCode: string | null;
  vatPercent: number | null;
  /** name of the category that they belong to; null: the product's own */
  from: LocalizedText | null;
}

/** The codes of a product: its own, else those of the nearest category upwards that has any; null: there are none. */
export function findFiscalCodes(
  { ikpu, packageCode, vatPercent }: Pick<AdministeredProduct, "ikpu" | "packageCode" | "vatPercent">,
  path: readonly AdministeredCategory[],
): FoundCodes | null {
  if (ikpu !== null) return { ikpu, packageCode, vatPercent, from: null };
  const nearest = path.findLast(({ fiscalCodes }) => fiscalCodes !== null);
  return nearest?.fiscalCodes ? { ...nearest.fiscalCodes, from: nearest.name } : null;
}
