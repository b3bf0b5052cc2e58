import type { Product, ProductVariant } from "@bezak/contract/catalog.ts";
import { Badge } from "@bezak/ui-kit";
import { useMemo, useState, type ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { lazyIsland } from "../../lib/lazy-island.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { BuyBar } from "./buy-bar.tsx";
import { galleryPictures } from "./gallery-pictures.ts";
import { GalleryGhost } from "./product-skeleton.tsx";
import { ProductOptions } from "./product-options.tsx";
import { ProductPrice } from "./product-price.tsx";
import { ProductPromises } from "./product-promises.tsx";
import styles from "./product-view.module.css";
import { RatingLine } from "./rating-line.tsx";
import { StockLine } from "./stock-line.tsx";
import { useInView } from "../../lib/use-in-view.ts";
import { firstVariant } from "./variant-choice.ts";

const ProductGallery = lazyIsland(
  "src/features/catalog/product-gallery.tsx",
  import.meta.env.SSR ? await import("./product-gallery.tsx") : () => import("./product-gallery.tsx"),
  { fallback: <GalleryGhost />, isStatic: () => true },
);

const ProductFacts = lazyIsland(
  "src/features/catalog/product-facts.tsx",
  import.meta.env.SSR ? await import("./product-facts.tsx") : () => import("./product-facts.tsx"),
  { isStatic: () => true },
);

export interface ProductViewProps {
  product: Product;
  renderBuy: (variant: ProductVariant | undefined) => ReactNode;
  /** buttons for favorites and comparison */
  marks: ReactNode;
  seller: ReactNode;
  /** sections below, such as similar products */
  children?: ReactNode;
}

/** A product's page; the chosen variant determines price, picture and stock. */
export function ProductView({ product, renderBuy, marks, seller, children }: ProductViewProps) {
  const t = useTexts();
  const text = useLocalized();
  const [variantId, setVariantId] = useState<string | null>(null);
  const { watch, inView, measured } = useInView("0px 0px -64px");
  const variant = product.variants.find(({ id }) => id === variantId) ?? firstVariant(product);
  const pictures = useMemo(() => galleryPictures(product), [product]);
  const name = text(product.name) || t("common.untitled");
  const stock = variant ? variant.stock : product.inStock ? Infinity : 0;
  const discount = (variant ?? product).price === product.price ? product.discountPercent : 0;
  return (
    <div className={styles.root}>
      <div className={styles.top}>
        <ProductGallery name={name} pictures={pictures} variantPicture={variant?.image} />
        <div className={styles.side}>
          <div className={styles.head}>
            <h1 className={styles.name}>{name}</h1>
            <ProductPrice product={variant ?? product} size="large" />
            <div className={styles.line}>
              {discount > 0 ? <Badge tone="sale">{`−${discount} %`}</Badge> : null}
              <RatingLine rating={product.rating} count={product.reviewCount} />
              {product.isNew ? <Badge tone="brand">{t("product.new")}</Badge> : null}
              <StockLine stock={stock} />
              {stock > 0 ? (
                <Badge tone="info" className={styles.soon}>
                  {t("product.deliveryDays", { count: product.delivery.days })}
                </Badge>
              ) : null}
            </div>
          </div>
          {variant ? (
            <ProductOptions product={product} chosen={variant} onChoose={({ id }) => setVariantId(id)} />
          ) : null}
          <div ref={watch} className={styles.buy}>
            {stock > 0 ? renderBuy(variant) : <p className={styles.none}>{t("product.soldOutText")}</p>}
          </div>
          {marks}
          <ProductPromises product={product} />
          {seller}
        </div>
      </div>
      <ProductFacts product={product} sku={variant?.sku ?? null} />
      {children}
      {stock > 0 ? (
        <BuyBar
          shown={measured && !inView}
          price={<ProductPrice product={variant ?? product} size="small" />}
        >
          {renderBuy(variant)}
        </BuyBar>
      ) : null}
    </div>
  );
}
