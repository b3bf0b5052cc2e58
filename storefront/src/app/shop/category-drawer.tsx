import { Drawer } from "@bezak/ui-kit";
import { CategoryLinks } from "../../features/catalog/category-links.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";

export interface LayerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The catalogue's drawer. */
export default function CategoryDrawer({ open, onOpenChange }: LayerProps) {
  const t = useTexts();
  return (
    <Drawer
      side="left"
      open={open}
      onOpenChange={onOpenChange}
      title={t("nav.catalog")}
      closeLabel={t("common.close")}
    >
      <CategoryLinks onFollow={() => onOpenChange(false)} />
    </Drawer>
  );
}
