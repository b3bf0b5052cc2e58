import type { ProductCard as Product } from "@bezak/contract/catalog.ts";
import { Suspense, type ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ProductCard } from "./product-card.tsx";
import { ProductCardSkeleton } from "./product-card-skeleton.tsx";
import styles from "./product-grid.module.css";

/** Number of first cards whose pictures are loaded at once. */
const aboveFold = 2;

/** Number of cards hydrated together; between these parts the browser can scroll and handle input. */
const slice = 6;

type View = "grid" | "list";

export interface ProductGridProps {
  products: readonly Product[];
  view?: View;
  renderAction?: (product: Product, view: View) => ReactNode;
  /** another list is loading */
  busy?: boolean;
  first?: boolean;
  /** heading level of the names */
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

/** Some of the cards, followed by a suspense boundary with the next, which hydrates separately. */
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
