import { Button } from "@bezak/ui-kit";
import { ChevronDown, LayoutList } from "lucide-react";
import type { ComponentProps, Ref } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useLazyMenu } from "../use-lazy-menu.ts";
import styles from "./view-bar.module.css";
import type { ViewMenuItemsProps } from "./view-menu-items.tsx";

export interface ViewMenuProps extends ViewMenuItemsProps {
  /** the name of the chosen view is not known yet */
  isComing: boolean;
  trigger: Ref<HTMLButtonElement>;
}

/** Chooses a saved view, or the whole list. */
export function ViewMenu({ isComing, trigger, ...items }: ViewMenuProps) {
  const t = useTexts();
  const { Part, layer, buttonProps } = useLazyMenu(() => import("./view-menu-items.tsx"));
  const name = isComing ? "\u2026" : (items.chosen?.name ?? t("listViews.all"));
  const button = (own: ComponentProps<"button">) => (
    <Button
      {...own}
      ref={trigger}
      icon={<LayoutList aria-hidden />}
      iconEnd={<ChevronDown aria-hidden />}
      className={styles.trigger}
    >
      <span className={styles.quiet}>{`${t("listViews.view")}: `}</span>
      <span className={styles.name}>{name}</span>
    </Button>
  );
  return Part ? <Part {...items} {...layer} trigger={button({})} /> : button(buttonProps);
}
