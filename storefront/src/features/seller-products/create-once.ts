import type { SellerProduct } from "@bezak/contract/seller-products.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import { isApiError } from "../../lib/api-error.ts";
import { randomKey } from "../../lib/random-key.ts";
import { createProduct, rewriteProduct, type ProductBody } from "./seller-products-api.ts";

/** A request for a new product; until its answer it is unknown whether the product exists. */
export interface Attempt {
  body: ProductBody;
  /** with the same key a repeat creates no second product */
  key: string;
}

/** The server created nothing. */
const isRefused = (error: unknown) => isApiError(error) && error.status >= 400 && error.status < 500;

/**
 * Creates a product once. If an earlier answer was lost, the request is repeated with its key, and later changes are
 * then written to that product. `attempt` keeps the request between presses.
 */
export async function createOnce(
  api: ApiClient,
  body: ProductBody,
  attempt: { current: Attempt | null },
): Promise<SellerProduct> {
  const lost = attempt.current;
  if (lost && JSON.stringify(lost.body) !== JSON.stringify(body)) {
    const made = await createProduct(api, lost.body, lost.key).catch((error: unknown) => {
      if (isRefused(error)) return null;
      throw error;
    });
    if (made) return rewriteProduct(api, made.id, body, made.version);
    attempt.current = null;
  }
  const now = attempt.current ?? { body, key: randomKey() };
  attempt.current = now;
  try {
    return await createProduct(api, body, now.key);
  } catch (error) {
    if (isRefused(error)) attempt.current = null;
    throw error;
  }
}
