import type { SavedView } from "@bezak/contract/saved-views.ts";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "@bezak/ui-kit";
import { Check, RefreshCw } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../link.tsx";
import type { LazyMenuProps } from "../use-lazy-menu.ts";
import { viewAddress, wholeList, type ListAddress } from "./use-list-view.ts";
import styles from "./view-bar.module.css";

export interface ViewMenuItemsProps {
  list: ListAddress;
  /** undefined until they are loaded, or after a failure */
  views: readonly SavedView[] | undefined;
  chosen: SavedView | undefined;
  /** loads again after a failure */
  onRetry: (() => void) | undefined;
}

/** The menu that chooses a saved view, or the whole list. */
export default function ViewMenuItems({
  list,
  views,
  chosen,
  onRetry,
  ...layer
}: ViewMenuItemsProps & LazyMenuProps) {
  const t = useTexts();
  const own = views?.filter((view) => view.own) ?? [];
  const shared = views?.filter((view) => !view.own) ?? [];
  return (
    <Menu {...layer} align="start">
      <Item to={wholeList(list)} isHere={!chosen} name={t("listViews.all")} />
      <MenuSeparator />
      {own.length > 0 ? <MenuLabel>{t("listViews.mine")}</MenuLabel> : null}
      {own.map((view) => (
        <Item
          key={view.id}
          to={viewAddress(list, view)}
          isHere={view.id === chosen?.id}
          name={view.name}
          hint={view.shared ? t("listViews.isShared") : undefined}
        />
      ))}
      {shared.length > 0 ? <MenuLabel>{t("listViews.shared")}</MenuLabel> : null}
      {shared.map((view) => (
        <Item
          key={view.id}
          to={viewAddress(list, view)}
          isHere={view.id === chosen?.id}
          name={view.name}
          hint={view.owner ?? undefined}
        />
      ))}
      {views?.length === 0 ? <MenuLabel>{t("listViews.none")}</MenuLabel> : null}
      {onRetry ? (
        <MenuItem icon={<RefreshCw aria-hidden />} onSelect={onRetry}>
          {t("listViews.retry")}
        </MenuItem>
      ) : null}
    </Menu>
  );
}

interface ItemProps {
  to: string;
  isHere: boolean;
  name: string;
  hint?: string;
}

function Item({ to, isHere, name, hint }: ItemProps) {
  return (
    <MenuItem asChild>
      <Link to={to} state={{ keepScroll: true }} aria-current={isHere ? "page" : undefined}>
        <span className={styles.item}>
          <span>{name}</span>
          {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
        </span>
        {isHere ? <Check aria-hidden /> : null}
      </Link>
    </MenuItem>
  );
}
