import type { ProductCard as Product } from "@bezak/contract/catalog.ts";
import { Suspense, type ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ProductCard } from "./product-card.tsx";
import { ProductCardSkeleton } from "./product-card-skeleton.tsx";
import styles from "./product-grid.module.css";

/** Cards of the first rows: their pictures are loaded at once. */
const aboveFold = 2;

/** So many cards come to life at once; between the slices of a page it scrolls and answers. */
const slice = 6;

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
  const { view = "grid", busy } = props;
  return (
    <ul role="list" data-view={view} data-drops aria-busy={busy || undefined} className={styles.grid}>
      <Cards {...props} from={0} />
    </ul>
  );
}

/** A slice of the cards and, once it is alive, the next. */
function Cards({ from, ...props }: ProductGridProps & { from: number }) {
  const { products, view = "grid", renderAction, first, headingLevel } = props;
  const end = from + slice;
  return (
    <>
      {products.slice(from, end).map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            view={view}
            action={renderAction?.(product, view)}
            priority={first && from + index < aboveFold}
            headingLevel={headingLevel}
          />
        </li>
      ))}
      {end < products.length ? (
        <Suspense>
          <Cards {...props} from={end} />
        </Suspense>
      ) : null}
    </>
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
