import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { lazyIsland } from "../../lib/lazy-island.tsx";
import { productListQuery, type ListSource } from "./catalog-api.ts";
import { FilterChips } from "./filter-chips.tsx";
import type { ListAddress } from "./list-links.ts";
import { chosenCount, type ListState } from "./list-state.ts";
import { ListPages } from "./list-pages.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { ListedProducts } from "./listed-products.tsx";
import type { ProductGridProps } from "./product-grid.tsx";
import styles from "./product-listing.module.css";

const FilterPanel = lazyIsland(
  "src/features/catalog/filter-panel.tsx",
  import.meta.env.SSR ? await import("./filter-panel.tsx") : () => import("./filter-panel.tsx"),
);

const FilterSheet = lazy(() => import("./filter-sheet.tsx"));

export interface ProductListingProps {
  source: ListSource;
  state: ListState;
  toAddress: ListAddress;
  renderAction?: ProductGridProps["renderAction"];
  /** shown instead of an empty list */
  empty?: ReactNode;
}

/** Products with filters, sorting, view and pages; its whole state is in the address. */
export function ProductListing(props: ProductListingProps) {
  const { source, toAddress, renderAction, empty } = props;
  const t = useTexts();
  const navigate = useNavigate();
  const [state, choose] = useChosenState(props.state, toAddress);
  const [sheet, setSheet] = useState<"never" | "open" | "closed">("never");
  const result = useQuery(productListQuery(useApi(), source, state));
  const { data, isPlaceholderData } = result;
  const change = (next: ListState) => {
    choose(next);
    void navigate(toAddress(next), { state: { keepScroll: true } });
  };
  const total = data?.pagination.total;
  const filters = {
    state,
    facets: data?.facets,
    onChange: change,
    hideCategories: source.kind === "category",
  };
  const failed = !data && result.isError;
  // without products and filters the toolbar is useless
  const bare = chosenCount(state) === 0 && (total === 0 || failed);
  const products = (
    <ListedProducts
      result={result}
      view={state.view}
      renderAction={renderAction}
      empty={empty}
      onReset={change}
      state={state}
    />
  );
  if (bare) return products;
  return (
    <div className={styles.root}>
      <aside aria-label={t("catalog.filters")} className={styles.side}>
        <FilterPanel {...filters} />
      </aside>
      <div className={styles.main}>
        <ListToolbar
          state={state}
          total={total}
          failed={failed}
          onChange={change}
          onOpenFilters={() => setSheet("open")}
        />
        <FilterChips state={state} shown={data?.data} onChange={change} />
        {products}
        <ListPages
          source={source}
          state={state}
          pages={data?.pagination.pages ?? 0}
          settled={!isPlaceholderData}
          toAddress={toAddress}
        />
      </div>
      {sheet === "never" ? null : (
        <Suspense>
          <FilterSheet
            {...filters}
            open={sheet === "open"}
            onOpenChange={(open) => setSheet(open ? "open" : "closed")}
            total={isPlaceholderData ? undefined : total}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The most recent choice until the address contains it, so that controls react at once. */
function useChosenState(state: ListState, toAddress: ListAddress) {
  const [chosen, setChosen] = useState<{ at: string; next: ListState } | null>(null);
  const at = toAddress(state);
  // the address has changed: returning to the earlier one must not restore the choice
  if (chosen && chosen.at !== at) setChosen(null);
  const shown = chosen?.at === at ? chosen.next : state;
  return [shown, (next: ListState) => setChosen({ at, next })] as const;
}
