import type { ProductCard } from "@bezak/contract/catalog.ts";
import { AddToCart } from "../features/cart/add-to-cart.tsx";
import { FavoriteButton } from "../features/favorites/favorite-button.tsx";
import { useTexts } from "../i18n/texts-context.tsx";
import { useLocalized } from "../lib/use-localized.ts";

export interface CardActionProps {
  product: ProductCard;
  /** an icon on the picture, or a button beside the text of a list */
  look: "icon" | "quiet";
}

export function AddCard({ product, look }: CardActionProps) {
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

/** Cart and favorite buttons of a product card. */
export function CardAction({ product, look }: CardActionProps) {
  const t = useTexts();
  const name = useLocalized()(product.name) || t("common.untitled");
  return (
    <>
      <FavoriteButton id={product.id} name={name} look="raised" />
      {product.inStock ? <AddCard product={product} look={look} /> : null}
    </>
  );
}

export function renderCardAction(product: ProductCard, view: "grid" | "list" | "row") {
  return <CardAction product={product} look={view === "list" ? "quiet" : "icon"} />;
}
