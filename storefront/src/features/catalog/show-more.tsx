import { Button } from "@bezak/ui-kit";
import { useState, type ReactElement } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./filter-panel.module.css";

export interface ShowMoreProps {
  /** how many items are visible at first */
  least: number;
  /** whether an item is always visible */
  isShown: (index: number) => boolean;
  children: readonly ReactElement[];
}

/** A list whose end is collapsed at first. */
export function ShowMore({ least, isShown, children }: ShowMoreProps) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  // collapsing a single item would save no space
  const folds = children.length > least + 1;
  const shown = folds && !open ? children.filter((_, index) => index < least || isShown(index)) : children;
  return (
    <>
      <ul role="list">{shown}</ul>
      {folds ? (
        <Button
          size="small"
          variant="ghost"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className={styles.more}
        >
          {open ? t("catalog.showLess") : t("catalog.showAll", { count: children.length })}
        </Button>
      ) : null}
    </>
  );
}
