import type { SellerProduct } from "@bezak/contract/seller-products.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import { isApiError } from "../../lib/api-error.ts";
import { randomKey } from "../../lib/random-key.ts";
import { createProduct, rewriteProduct, type ProductBody } from "./seller-products-api.ts";

/** A new product that was sent; until it is answered nobody knows whether it was made. */
export interface Attempt {
  body: ProductBody;
  /** under which a repeat makes no second one */
  key: string;
}

/** Did the server answer that it made nothing? */
const isRefused = (error: unknown) => isApiError(error) && error.status >= 400 && error.status < 500;

/**
 * Makes a product once. One whose answer was lost may be there: it is asked for again under its key, and what was
 * changed since is written over it. `attempt` holds it from one press to the next.
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
