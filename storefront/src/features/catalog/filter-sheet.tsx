import { Button, Sheet } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import FilterPanel, { type FilterPanelProps } from "./filter-panel.tsx";

export interface FilterSheetProps extends FilterPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** products that match; undefined while loading */
  total: number | undefined;
}

/** The filters on a phone, in a sheet from the bottom whose button shows the number of matches. */
export default function FilterSheet({ open, onOpenChange, total, ...panel }: FilterSheetProps) {
  const t = useTexts();
  const label =
    total === undefined
      ? t("catalog.apply")
      : t("catalog.show", { count: total, number: formatNumber(total) });
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t("catalog.filters")}
      closeLabel={t("common.close")}
      footer={
        <Button variant="primary" wide onClick={() => onOpenChange(false)}>
          {label}
        </Button>
      }
    >
      <FilterPanel {...panel} />
    </Sheet>
  );
}
