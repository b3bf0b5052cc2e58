import type { ProductCard } from "@bezak/contract/catalog.ts";
import { AddToCart } from "../features/cart/add-to-cart.tsx";
import { useLocalized } from "../lib/use-localized.ts";

export interface CardActionProps {
  product: ProductCard;
  /** on the picture, or beside the words of a list */
  look: "icon" | "quiet";
}

/** What a card of the catalogue lets people do: the catalogue and the cart meet here. */
export function CardAction({ product, look }: CardActionProps) {
  const text = useLocalized();
  const { id, name, price, image, images, variantId } = product;
  return (
    <AddToCart
      look={look}
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

export function renderCardAction(product: ProductCard, view: "grid" | "list" | "row") {
  return <CardAction product={product} look={view === "list" ? "quiet" : "icon"} />;
}
