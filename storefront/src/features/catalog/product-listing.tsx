import type { ProductCard } from "@bezak/contract/catalog.ts";
import { EmptyState, Pagination } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { renderLink } from "../../lib/render-link.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { productListQuery, type ListSource } from "./catalog-api.ts";
import { FilterChips } from "./filter-chips.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import type { ListAddress } from "./list-links.ts";
import { emptyListState, type ListState } from "./list-state.ts";
import { ListToolbar } from "./list-toolbar.tsx";
import { ProductGrid, ProductGridSkeleton } from "./product-grid.tsx";
import styles from "./product-listing.module.css";

const FilterDrawer = lazy(() => import("./filter-drawer.tsx"));

/** Cards that stand in while the first answer is on its way. */
const placeholders = 12;

export interface ProductListingProps {
  source: ListSource;
  /** as read from the address */
  state: ListState;
  addressOf: ListAddress;
  renderAction?: (product: ProductCard) => ReactNode;
  /** shown instead of goods when nothing fits */
  empty?: ReactNode;
}

/** Goods with filters, order, look and pages; all of its state stands in the address. */
export function ProductListing(props: ProductListingProps) {
  const { source, addressOf, renderAction, empty } = props;
  const t = useTexts();
  const text = useLocalized();
  const navigate = useNavigate();
  const [state, choose] = useChosenState(props.state, addressOf);
  const [drawer, setDrawer] = useState<"never" | "open" | "closed">("never");
  const { data, error, isError, isPlaceholderData, refetch } = useQuery(
    productListQuery(useApi(), source, state),
  );
  const change = (next: ListState) => {
    choose(next);
    void navigate(addressOf(next), { preventScrollReset: true });
  };
  const total = data?.pagination.total;
  const filters = {
    state,
    facets: data?.facets,
    onChange: change,
    hideCategories: source.kind === "category",
  };
  const category = data?.facets.categories.find(({ slug, id }) => [slug, id].includes(state.category ?? ""));
  return (
    <div className={styles.root}>
      <aside aria-label={t("catalog.filters")} className={styles.side}>
        <FilterPanel {...filters} />
      </aside>
      <div className={styles.main}>
        <ListToolbar state={state} total={total} onChange={change} onOpenFilters={() => setDrawer("open")} />
        <FilterChips state={state} categoryName={category && text(category.name)} onChange={change} />
        {data && data.data.length > 0 ? (
          <ProductGrid
            products={data.data}
            view={state.view}
            renderAction={renderAction}
            busy={isPlaceholderData}
            headingLevel={2}
            first
          />
        ) : null}
        {data?.data.length === 0 ? (empty ?? <NothingFound to={addressOf(emptyListState)} />) : null}
        {!data && isError ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
        {!data && !isError ? <ProductGridSkeleton count={placeholders} view={state.view} /> : null}
        {data ? (
          <Pagination
            label={t("catalog.pages")}
            page={state.page}
            pageCount={data.pagination.pages}
            addressOf={(page) => addressOf({ ...state, page })}
            renderLink={renderLink}
            previousLabel={t("catalog.previous")}
            nextLabel={t("catalog.next")}
            pageLabel={(page) => t("catalog.page", { page })}
          />
        ) : null}
      </div>
      {drawer === "never" ? null : (
        <Suspense>
          <FilterDrawer
            {...filters}
            open={drawer === "open"}
            onOpenChange={(open) => setDrawer(open ? "open" : "closed")}
            total={isPlaceholderData ? undefined : total}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The state to show: what was chosen last, until the address has caught up with it. */
function useChosenState(state: ListState, addressOf: ListAddress) {
  const [chosen, setChosen] = useState<{ at: string; next: ListState } | null>(null);
  const at = addressOf(state);
  // the address moved on: a way back to it must not bring the choice back
  if (chosen && chosen.at !== at) setChosen(null);
  const shown = chosen?.at === at ? chosen.next : state;
  return [shown, (next: ListState) => setChosen({ at, next })] as const;
}

function NothingFound({ to }: { to: string }) {
  const t = useTexts();
  return (
    <EmptyState
      title={t("catalog.emptyTitle")}
      text={t("catalog.emptyText")}
      actions={renderLink({ to, children: t("catalog.reset") })}
    />
  );
}
