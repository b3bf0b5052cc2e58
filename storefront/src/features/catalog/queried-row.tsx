import type { ProductCard as Product } from "@bezak/contract/catalog.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { ProductCardSkeleton } from "./product-card-skeleton.tsx";
import { ProductRow, type ProductRowProps } from "./product-row.tsx";
import { RowHead } from "./row-head.tsx";
import styles from "./product-row.module.css";

export interface QueriedRowProps extends Omit<ProductRowProps, "products"> {
  result: UseQueryResult<Product[]>;
}

/** As many as a wide screen shows. */
const placeholders = 6;

/** A row of products, or its loading or failed state. */
export function QueriedRow({ result, ...row }: QueriedRowProps) {
  const { data, isError, error, refetch } = result;
  if (data) return <ProductRow {...row} products={data} />;
  return (
    <section className={styles.root}>
      <RowHead title={row.title} allPath={row.allPath} />
      {isError ? (
        <LoadFailure headingLevel={3} error={error} onRetry={() => void refetch()} />
      ) : (
        <RowSkeleton />
      )}
    </section>
  );
}

function RowSkeleton() {
  const t = useTexts();
  return (
    <ul role="list" data-drops aria-busy aria-label={t("common.loading")} className={styles.ghosts}>
      {Array.from({ length: placeholders }, (_, index) => (
        <li key={index}>
          <ProductCardSkeleton view="row" />
        </li>
      ))}
    </ul>
  );
}
