import type { ProductCard as Product } from "@bezak/contract/catalog.ts";
import { TextLink } from "@bezak/ui-kit";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useTexts } from "../../i18n/texts-context.tsx";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { ProductGrid, ProductGridSkeleton } from "./product-grid.tsx";
import styles from "./product-row.module.css";

export interface ProductRowProps {
  title: string;
  result: UseQueryResult<Product[]>;
  /** how many are expected, for the place they will take */
  count: number;
  /** where all of them are */
  allPath?: string;
  renderAction?: (product: Product) => ReactNode;
  first?: boolean;
}

/** A titled handful of goods. Not shown when there are none. */
export function ProductRow({ title, result, count, allPath, renderAction, first }: ProductRowProps) {
  const t = useTexts();
  const { data, isError, error, refetch } = result;
  if (data?.length === 0) return null;
  return (
    <section className={styles.root}>
      <header className={styles.header}>
        <h2>{title}</h2>
        {allPath ? (
          <TextLink asChild variant="standalone">
            <Link to={allPath}>{t("home.all")}</Link>
          </TextLink>
        ) : null}
      </header>
      {data ? <ProductGrid products={data} renderAction={renderAction} first={first} /> : null}
      {!data && isError ? (
        <LoadFailure headingLevel={3} error={error} onRetry={() => void refetch()} />
      ) : null}
      {!data && !isError ? <ProductGridSkeleton count={count} /> : null}
    </section>
  );
}
