import type { ProductCard } from "@bezak/contract/catalog.ts";
import { AddToCart } from "../features/cart/add-to-cart.tsx";
import { useLocalized } from "../lib/use-localized.ts";

/** What a card of the catalogue lets people do: the catalogue and the cart meet here. */
export function CardAction({ product }: { product: ProductCard }) {
  const text = useLocalized();
  const { id, name, price, image, images, variantId } = product;
  return (
    <AddToCart
      line={{
        id,
        name: text(name),
        price,
        image: images[0]?.url ?? image,
        ...(variantId === null ? {} : { variantId }),
      }}
    />
  );
}

export function renderCardAction(product: ProductCard) {
  return <CardAction product={product} />;
}
