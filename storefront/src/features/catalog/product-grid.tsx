import type { ProductCard as Product } from "@bezak/contract/catalog.ts";
import { Card, Skeleton } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ProductCard } from "./product-card.tsx";
import styles from "./product-grid.module.css";

/** Cards of the first rows: their pictures are loaded at once. */
const aboveFold = 2;

export interface ProductGridProps {
  products: readonly Product[];
  view?: "grid" | "list";
  renderAction?: (product: Product) => ReactNode;
  /** the list is being replaced by another */
  busy?: boolean;
  /** this is the first list of the page */
  first?: boolean;
  /** level of the names: 3 below a heading of the list's own */
  headingLevel?: 2 | 3;
}

export function ProductGrid(props: ProductGridProps) {
  const { products, view = "grid", renderAction, busy, first, headingLevel } = props;
  return (
    <ul role="list" data-view={view} aria-busy={busy || undefined} className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            view={view}
            action={renderAction?.(product)}
            priority={first && index < aboveFold}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  );
}

/** Keeps the place of a grid that is loading: cards of the final size. */
export function ProductGridSkeleton({ count, view = "grid" }: { count: number; view?: "grid" | "list" }) {
  const t = useTexts();
  return (
    <ul role="list" data-view={view} aria-busy aria-label={t("common.loading")} className={styles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <Card padding="none" data-view={view} className={styles.ghost}>
            <Skeleton shape="box" ratio="1 / 1" className={styles.ghostPicture} />
            <div className={styles.ghostBody}>
              <Skeleton width="60%" />
              <Skeleton />
              <Skeleton width="80%" />
              <Skeleton width="40%" />
              <Skeleton shape="box" height="var(--control-medium)" />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
