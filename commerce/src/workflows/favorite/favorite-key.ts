import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import type { FavoriteKey } from "../../modules/favorite/service.ts";
import { ShopError } from "../../shop-error.ts";

/**
 * The favorite of the signed-in customer that the path names.
 * @throws ShopError 404 favorite_not_found for an id that no product can have
 */
export function getFavoriteKey(req: AuthenticatedMedusaRequest<unknown>): FavoriteKey {
  const { productId = "" } = req.params;
  if (!/^[\w-]{1,64}$/.test(productId)) throw new ShopError(404, "favorite_not_found", "It is no favourite");
  return { customerId: req.auth_context.actor_id, productId };
}
