import type { ProductCard as Product } from "@bezak/contract/catalog.ts";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ProductCard } from "./product-card.tsx";
import { ProductCardSkeleton } from "./product-card-skeleton.tsx";
import styles from "./product-grid.module.css";

/** Cards of the first rows: their pictures are loaded at once. */
const aboveFold = 2;

type View = "grid" | "list";

export interface ProductGridProps {
  products: readonly Product[];
  view?: View;
  renderAction?: (product: Product, view: View) => ReactNode;
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
    <ul role="list" data-view={view} data-drops aria-busy={busy || undefined} className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            view={view}
            action={renderAction?.(product, view)}
            priority={first && index < aboveFold}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  );
}

/** Keeps the place of a grid that is loading. */
export function ProductGridSkeleton({ count, view = "grid" }: { count: number; view?: View }) {
  const t = useTexts();
  return (
    <ul
      role="list"
      data-view={view}
      data-drops
      aria-busy
      aria-label={t("common.loading")}
      className={styles.grid}
    >
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <ProductCardSkeleton view={view} />
        </li>
      ))}
    </ul>
  );
}
