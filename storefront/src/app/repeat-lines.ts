import type { Product, ProductVariant } from "@bezak/contract/catalog.ts";
import type { OrderItem } from "@bezak/contract/orders.ts";
import type { CartLine } from "../features/cart/cart-reducer.ts";

/** The variant that was ordered. An order keeps its name alone, and none when the product had but one. */
function orderedVariant({ variantTitle }: OrderItem, product: Product): ProductVariant | undefined {
  const { variants, variantId } = product;
  if (variantTitle) return variants.find(({ title }) => title.ru === variantTitle.ru);
  return variants.length === 1 ? variants[0] : variants.find(({ id }) => id === variantId);
}

/** The line of the cart that buys a thing again, as it is sold today; null when it is not. */
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
