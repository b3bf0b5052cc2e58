import { Button, Sheet } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import FilterPanel, { type FilterPanelProps } from "./filter-panel.tsx";

export interface FilterSheetProps extends FilterPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** goods that the choice leaves; undefined while it is being counted */
  total: number | undefined;
}

/** The filters on a phone: from the bottom, with what they leave on the button. */
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
