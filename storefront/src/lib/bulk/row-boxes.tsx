import { Checkbox, chosenPart, keysBetween, VisuallyHidden, withKeys } from "@bezak/ui-kit";
import { useRef, type ChangeEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import type { Selection } from "./use-selection.ts";
import styles from "./row-boxes.module.css";

export interface RowBoxes {
  /** of the visible rows */
  keys: readonly string[];
  boxes: Selection["boxes"];
  toggle: (key: string, event: ChangeEvent<HTMLInputElement>) => void;
}

/** The boxes of a list that is no table; as there, shift selects all rows between two. */
export function useRowBoxes({ boxes }: Selection, keys: readonly string[]): RowBoxes {
  /** the row that was selected or deselected last */
  const last = useRef<string | null>(null);
  function toggle(key: string, { target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
    const chosen = isRange ? keysBetween(keys, last.current, key) : [key];
    last.current = key;
    boxes.onSelectedChange(withKeys(boxes.selected, chosen, target.checked));
  }
  return { keys, boxes, toggle };
}

/** Selects all visible rows. Needs the message part `jobs`. */
export function PageBox({ keys, boxes }: RowBoxes) {
  const t = useTexts();
  const chosen = chosenPart(keys, boxes.selected);
  return (
    <Checkbox
      className={styles.page}
      label={t("jobs.selectPage")}
      checked={chosen === "all"}
      indeterminate={chosen === "some"}
      disabled={keys.length === 0}
      onChange={({ target }) => boxes.onSelectedChange(withKeys(boxes.selected, keys, target.checked))}
    />
  );
}

/** Selects one row; the key `x` presses it. Needs the message part `jobs`. */
export function RowBox({ id, name, of: { boxes, toggle } }: { id: string; name: string; of: RowBoxes }) {
  const t = useTexts();
  return (
    <div data-kind="box" className={styles.row}>
      <Checkbox
        label={<VisuallyHidden>{t("jobs.selectRow", { name })}</VisuallyHidden>}
        checked={boxes.selected.has(id)}
        onChange={(event) => toggle(id, event)}
      />
    </div>
  );
}
