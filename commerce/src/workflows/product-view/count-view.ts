import { clientSubject } from "@bezak/contract/client-subject.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { findProduct } from "../../catalog/find-product.ts";
import { SHOP_LIMIT_MODULE } from "../../modules/limits/index.ts";
import type { Limit, ShopLimitModuleService } from "../../modules/limits/service.ts";
import { PRODUCT_VIEW_MODULE } from "../../modules/product-view/index.ts";
import type { ProductViewModuleService } from "../../modules/product-view/service.ts";

/** More than a fast reader needs, since several people of a mobile network share one address. */
const perClient: Limit = { kind: "product-views", max: 60, seconds: 60 };
/** Browsers behind one address that open the same page on one day. */
const perProduct: Limit = { kind: "product-view", max: 20, seconds: 86_400 };

export const getViews = (container: MedusaContainer) =>
  container.resolve<ProductViewModuleService>(PRODUCT_VIEW_MODULE);

/**
 * Counts a view of a product's page. A browser reports it once a day; `client` is its network address, for which the number
 * is limited.
 * @throws ShopError 404 product_not_found, 429 too_many_requests
 */
export async function countView(
  container: MedusaContainer,
  { product: key, client }: { product: string; client: string },
): Promise<void> {
  const limits = container.resolve<ShopLimitModuleService>(SHOP_LIMIT_MODULE);
  const subject = clientSubject(client);
  const product = await findProduct(container, key);
  await limits.take(perClient, [subject]);
  await limits.take(perProduct, [`${subject} ${product.id}`]);
  getViews(container).count(product);
}
