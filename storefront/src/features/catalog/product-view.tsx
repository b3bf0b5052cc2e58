import type { Product, ProductVariant } from "@bezak/contract/catalog.ts";
import { Badge, Card } from "@bezak/ui-kit";
import { RotateCcw, Store, Truck } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { ProductFacts } from "./product-facts.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { ProductOptions } from "./product-options.tsx";
import { ProductPrice } from "./product-price.tsx";
import styles from "./product-view.module.css";
import { RatingLine } from "./rating-line.tsx";
import { StockLine } from "./stock-line.tsx";
import { firstVariant } from "./variant-choice.ts";

export interface ProductViewProps {
  product: Product;
  /** puts the chosen variant in the cart */
  renderBuy: (variant: ProductVariant | undefined) => ReactNode;
}

/** Everything about one product; the chosen variant decides price, picture and stock. */
export function ProductView({ product, renderBuy }: ProductViewProps) {
  const t = useTexts();
  const text = useLocalized();
  const [variantId, setVariantId] = useState<string | null>(null);
  const variant = product.variants.find(({ id }) => id === variantId) ?? firstVariant(product);
  const name = text(product.name) || t("common.untitled");
  const stock = variant ? variant.stock : product.inStock ? Infinity : 0;
  return (
    <div className={styles.root}>
      <div className={styles.top}>
        <ProductGallery name={name} pictures={product.images} variantPicture={variant?.image} />
        <div className={styles.side}>
          <h1>{name}</h1>
          <div className={styles.line}>
            <RatingLine rating={product.rating} count={product.reviewCount} />
            {product.isNew ? <Badge tone="brand">{t("product.new")}</Badge> : null}
            <StockLine stock={stock} />
          </div>
          <ProductPrice product={variant ?? product} size="large" />
          {variant ? (
            <ProductOptions product={product} chosen={variant} onChoose={({ id }) => setVariantId(id)} />
          ) : null}
          <div className={styles.buy}>{stock > 0 ? renderBuy(variant) : null}</div>
          <Card asChild variant="plain">
            <ul role="list" className={styles.promises}>
              <li>
                <Truck aria-hidden />
                {t("product.deliveryDays", { count: product.delivery.days })}
              </li>
              <li>
                <RotateCcw aria-hidden />
                {t("product.returnDays", { count: product.returnDays })}
              </li>
              <li>
                <Store aria-hidden />
                {`${t("product.seller")}: ${product.seller.name}`}
              </li>
            </ul>
          </Card>
        </div>
      </div>
      <ProductFacts product={product} sku={variant?.sku ?? null} />
    </div>
  );
}
