import { Button, Drawer } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { FilterPanel, type FilterPanelProps } from "./filter-panel.tsx";

export interface FilterDrawerProps extends FilterPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** goods that the choice leaves; undefined while it is being counted */
  total: number | undefined;
}

/** The filters on a phone: from the bottom, with what they leave on the button. */
export default function FilterDrawer({ open, onOpenChange, total, ...panel }: FilterDrawerProps) {
  const t = useTexts();
  const label =
    total === undefined
      ? t("catalog.apply")
      : t("catalog.show", { count: total, number: formatNumber(total) });
  return (
    <Drawer
      side="bottom"
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
    </Drawer>
  );
}
