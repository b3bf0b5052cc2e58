import type { MedusaContainer } from "@medusajs/framework/types";
import { storeOrders } from "../../../src/scripts/seed/store/orders.ts";
import type { StoredProduct } from "../../../src/scripts/seed/store/products.ts";

export interface DemoGoods {
  id: string;
  variantId: string;
  seller: string;
}

/** The demo buyer's orders, of the goods of the tests. */
export default (
  container: MedusaContainer,
  { customerId, goods, shop }: { customerId: string; goods: DemoGoods[]; shop: string },
) => {
  const products = goods.map(({ id, variantId, seller }) => ({
    id,
    seed: { seller },
    variants: [{ id: variantId, seed: { stock: 100 } }],
  }));
  return storeOrders(container, customerId, products as unknown as StoredProduct[], shop);
};
