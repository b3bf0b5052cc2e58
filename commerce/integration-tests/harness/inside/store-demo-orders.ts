import type { MedusaContainer } from "@medusajs/framework/types";
import { storeOrders } from "../../../src/scripts/seed/store/orders.ts";
import type { StoredProduct } from "../../../src/scripts/seed/store/products.ts";

export interface DemoProduct {
  id: string;
  variantId: string;
  seller: string;
}

/** Stores the demo buyer's orders of the test products. */
export default (
  container: MedusaContainer,
  { customerId, products, shop }: { customerId: string; products: DemoProduct[]; shop: string },
) => {
  const stored = products.map(({ id, variantId, seller }) => ({
    id,
    seed: { seller },
    variants: [{ id: variantId, seed: { stock: 100 } }],
  }));
  return storeOrders(container, customerId, stored as unknown as StoredProduct[], shop);
};
