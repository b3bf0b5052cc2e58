import type { SavedView } from "@bezak/contract/saved-views.ts";
import { IconButton, Menu, MenuItem, MenuSeparator } from "@bezak/ui-kit";
import { ArrowDown, ArrowUp, Ellipsis, Lock, Pencil, Trash2, Users } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import type { ChangedView } from "./use-view-acts.ts";

export interface ViewActionsProps {
  view: SavedView;
  /** views of one's own */
  count: number;
  onChange: (change: ChangedView) => void;
  onAsk: (question: "rename" | "delete") => void;
}

/** What its owner can do to a saved view. */
export function ViewActions({ view, count, onChange, onAsk }: ViewActionsProps) {
  const t = useTexts();
  const { name, shared, position } = view;
  return (
    <Menu
      align="start"
      trigger={
        <IconButton size="small" label={t("listViews.actions", { name })}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
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
