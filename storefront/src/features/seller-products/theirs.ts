import type { SellerProduct } from "@bezak/contract/seller-products.ts";
import { isApiError } from "../../lib/api-error.ts";

/** The stored product with which a change of an older version was refused; null if the answer does not have it. */
export function readTheirs(error: unknown): SellerProduct | null {
  if (!isApiError(error)) return null;
  const { current } = (error.details ?? {}) as { current?: SellerProduct };
  return current ?? null;
}
