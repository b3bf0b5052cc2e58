import { Button, EmptyState } from "@bezak/ui-kit";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import type { ProductListAnswer } from "./catalog-api.ts";
import { chosenCount, withoutFilters, type ListState } from "./list-state.ts";
import { ProductGrid, ProductGridSkeleton, type ProductGridProps } from "./product-grid.tsx";

/** Placeholder cards until the first answer. */
const placeholders = 12;

export interface ListedProductsProps extends Pick<ProductGridProps, "view" | "renderAction"> {
  result: UseQueryResult<ProductListAnswer>;
  state: ListState;
  onReset: (state: ListState) => void;
  /** shown when the list is empty without any filter */
  empty?: ReactNode;
}

/** The products of a list, or why there are none. */
export function ListedProducts({ result, state, onReset, empty, ...grid }: ListedProductsProps) {
  const t = useTexts();
  const paths = usePaths();
  const { data, isError, error, isPlaceholderData, refetch } = result;
  if (!data && isError) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <ProductGridSkeleton count={placeholders} view={grid.view} />;
  if (data.data.length > 0)
    return <ProductGrid {...grid} products={data.data} busy={isPlaceholderData} headingLevel={2} first />;
  const narrowed = chosenCount(state) > 0;
  if (!narrowed && empty) return empty;
  return (
    <EmptyState
      title={t("catalog.emptyTitle")}
      text={t("catalog.emptyText")}
      actions={
        <>
          {narrowed ? (
            <Button variant="primary" onClick={() => onReset(withoutFilters(state))}>
              {t("catalog.reset")}
            </Button>
          ) : null}
          <Button asChild>
            <Link to={paths.catalog()}>{t("catalog.emptyAll")}</Link>
          </Button>
        </>
      }
    />
  );
}
