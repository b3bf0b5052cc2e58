import type { Product, ProductVariant } from "@bezak/contract/catalog.ts";
import type { OrderItem } from "@bezak/contract/orders.ts";
import type { CartLine } from "../features/cart/cart-reducer.ts";

/** The ordered variant; for old orders without a variant the only one of the product. */
function orderedVariant({ variantId }: OrderItem, { variants }: Product): ProductVariant | undefined {
  if (variantId !== null) return variants.find(({ id }) => id === variantId);
  return variants.length === 1 ? variants[0] : undefined;
}

/** Cart line that buys an ordered item again as it is sold now; null when it is not sold. */
export function repeatLine(item: OrderItem, product: Product, name: string): CartLine | null {
  const variant = orderedVariant(item, product);
  if (!variant || variant.stock === 0) return null;
  return {
    id: product.id,
    variantId: variant.id,
    name,
    price: variant.price,
    image: variant.image ?? product.images[0]?.url ?? product.image,
    quantity: Math.min(item.quantity, variant.stock),
  };
}
