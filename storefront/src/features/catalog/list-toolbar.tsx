import { productSorts, type ProductSort } from "@bezak/contract/product-query.ts";
import { Button, NativeSelect, SegmentedControl } from "@bezak/ui-kit";
import { LayoutGrid, List, SlidersHorizontal } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { narrowed } from "./list-links.ts";
import { chosenCount, type ListState } from "./list-state.ts";
import styles from "./list-toolbar.module.css";

export interface ListToolbarProps {
  state: ListState;
  total: number | undefined;
  /** the count could not be loaded */
  failed: boolean;
  onChange: (state: ListState) => void;
  onOpenFilters: () => void;
}

export function ListToolbar({ state, total, failed, onChange, onOpenFilters }: ListToolbarProps) {
  const t = useTexts();
  const chosen = chosenCount(state);
  return (
    <div className={styles.root}>
      <p aria-live="polite" className={styles.found}>
        {total !== undefined
          ? t("catalog.found", { count: total, number: formatNumber(total) })
          : failed
            ? null
            : t("common.loading")}
      </p>
      <SegmentedControl
        label={t("catalog.view")}
        className={styles.view}
        value={state.view}
        onValueChange={(view) => onChange({ ...state, view })}
        options={[
          { value: "grid", label: t("catalog.grid"), icon: <LayoutGrid aria-hidden /> },
          { value: "list", label: t("catalog.list"), icon: <List aria-hidden /> },
        ]}
      />
      <Button icon={<SlidersHorizontal aria-hidden />} onClick={onOpenFilters} className={styles.filters}>
        {chosen > 0 ? t("catalog.showFilters", { count: chosen }) : t("catalog.filters")}
      </Button>
      <NativeSelect
        label={t("catalog.sort")}
        hideLabel
        value={state.sort}
        options={productSorts.map((sort) => ({ value: sort, label: t(`catalog.sorts.${sort}`) }))}
        onChange={(event) => onChange(narrowed(state, { sort: event.currentTarget.value as ProductSort }))}
        className={styles.sort}
      />
    </div>
  );
}
