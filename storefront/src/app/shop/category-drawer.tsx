import { Drawer } from "@bezak/ui-kit";
import { CategoryLinks } from "../../features/catalog/category-links.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useFollowing } from "./use-following.ts";

export interface LayerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export default function CategoryDrawer({ open, onOpenChange }: LayerProps) {
  const t = useTexts();
  const { follow, onCloseAutoFocus } = useFollowing(() => onOpenChange(false));
  return (
    <Drawer
      side="left"
      open={open}
      onOpenChange={onOpenChange}
      onCloseAutoFocus={onCloseAutoFocus}
      title={t("nav.catalog")}
      closeLabel={t("common.close")}
    >
      <CategoryLinks onFollow={follow} />
    </Drawer>
  );
}
