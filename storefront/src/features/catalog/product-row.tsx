import type { ProductCard as Product } from "@bezak/contract/catalog.ts";
import { Carousel } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ProductCard } from "./product-card.tsx";
import { RowHead } from "./row-head.tsx";
import styles from "./product-row.module.css";

export interface ProductRowProps {
  title: string;
  products: readonly Product[];
  /** address of the full list */
  allPath?: string;
  renderAction?: (product: Product, view: "row") => ReactNode;
}

/** A titled row of products that scrolls sideways; hidden when empty. */
export function ProductRow({ title, products, allPath, renderAction }: ProductRowProps) {
  const t = useTexts();
  if (products.length === 0) return null;
  return (
    <div className={styles.root}>
      <RowHead title={title} allPath={allPath} />
      <Carousel
        kind="row"
        label={title}
        roleLabel={t("goods.row")}
        previousLabel={t("goods.back")}
        nextLabel={t("goods.forward")}
        data-drops={products.some(({ discountPercent }) => discountPercent > 0) || undefined}
        className={styles.row}
      >
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            view="row"
            action={renderAction?.(product, "row")}
          />
        ))}
      </Carousel>
    </div>
  );
}
