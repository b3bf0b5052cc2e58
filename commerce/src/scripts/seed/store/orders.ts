import type { MedusaContainer } from "@medusajs/framework/types";
import { placeOrder } from "../../../workflows/order/place-order.ts";
import { buyerContact } from "./accounts.ts";
import type { StoredProduct } from "./products.ts";

const available = ({ variants }: StoredProduct) => variants.some(({ seed }) => seed.stock > 4);

/** Places three orders of the buyer; each has something of the demo seller's shop. */
export async function storeOrders(
  container: MedusaContainer,
  customerId: string,
  products: readonly StoredProduct[],
  shop: string,
): Promise<number> {
  const own = products.filter((product) => product.seed.seller === shop && available(product));
  const others = products.filter((product) => product.seed.seller !== shop && available(product));
  const baskets = [0, 1, 2].map((i) => [
    ...own.slice(i * 2, i * 2 + 1 + (i % 2)),
    ...others.slice(i * 40, i * 40 + i),
  ]);
  const { name, phone, city, address } = buyerContact;
  for (const [i, basket] of baskets.entries()) {
    const items = basket.flatMap(({ id, variants }, at) => {
      const variant = variants.find(({ seed }) => seed.stock > 4);
      return variant ? [{ productId: id, variantId: variant.id, quantity: at === 0 ? 2 : 1 }] : [];
    });
    await placeOrder(container, {
      customerId,
      idempotencyKey: `demo-order-${i + 1}`,
      request: {
        items,
        delivery: { method: i === 2 ? "pickup" : "courier", city, address },
        contact: { name, phone },
        paymentMethod: "cash",
      },
    });
  }
  return baskets.length;
}
