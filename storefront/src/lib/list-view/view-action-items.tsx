import type { SavedView } from "@bezak/contract/saved-views.ts";
import { Menu, MenuItem, MenuSeparator } from "@bezak/ui-kit";
import { ArrowDown, ArrowUp, Lock, Pencil, Trash2, Users } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import type { LazyMenuProps } from "../use-lazy-menu.ts";
import type { ChangedView } from "./use-view-acts.ts";

export interface ViewActionItemsProps {
  view: SavedView;
  /** views of one's own */
  count: number;
  onChange: (change: ChangedView) => void;
  onAsk: (question: "rename" | "delete") => void;
}

/** The menu of what its owner can do to a saved view. */
export default function ViewActionItems({
  view: { shared, position },
  count,
  onChange,
  onAsk,
  ...layer
}: ViewActionItemsProps & LazyMenuProps) {
  const t = useTexts();
  return (
    <Menu {...layer} align="start">
      <MenuItem icon={<Pencil aria-hidden />} onSelect={() => onAsk("rename")}>
        {t("listViews.rename")}
      </MenuItem>
      <MenuItem
        icon={shared ? <Lock aria-hidden /> : <Users aria-hidden />}
        onSelect={() => onChange({ shared: !shared })}
      >
        {t(shared ? "listViews.unshare" : "listViews.share")}
      </MenuItem>
      {count > 1 ? (
        <>
          <MenuItem
            icon={<ArrowUp aria-hidden />}
            disabled={position === 0}
            onSelect={() => onChange({ position: position - 1 })}
          >
            {t("listViews.up")}
          </MenuItem>
          <MenuItem
            icon={<ArrowDown aria-hidden />}
            disabled={position >= count - 1}
            onSelect={() => onChange({ position: position + 1 })}
          >
            {t("listViews.down")}
          </MenuItem>
        </>
      ) : null}
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={() => onAsk("delete")}>
        {t("listViews.delete")}
      </MenuItem>
    </Menu>
  );
}
