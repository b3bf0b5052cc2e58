import { Check } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";
import { classNames } from "../../class-names.ts";
import { useAnchoredLayer } from "../field/use-anchored-layer.ts";
import layerLook from "../layer/layer.module.css";
import row from "../layer/row.module.css";
import styles from "./combobox.module.css";
import type { useCombobox } from "./use-combobox.ts";

export interface ComboboxListProps {
  combo: ReturnType<typeof useCombobox>;
  anchor: RefObject<HTMLElement | null>;
  labelledBy: string;
  value: string;
  /** Shown instead of rows, or above the old ones while new ones are loading. */
  message: string;
}

/** The rows. The input keeps the focus, so a press on a row must not take it. */
export function ComboboxList({ combo, anchor, labelledBy, value, message }: ComboboxListProps) {
  const layer = useRef<HTMLDivElement>(null);
  // Older browsers without popovers also show it in place, only not above everything else.
  useLayoutEffect(() => layer.current?.showPopover?.(), []);
  useAnchoredLayer(anchor, layer, 352);
  const { shown, active } = combo;
  return (
    <div
      ref={layer}
      popover="manual"
      className={classNames(layerLook.surface, styles.layer)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => event.stopPropagation()}
    >
      {message ? <p className={styles.message}>{message}</p> : null}
      {shown.length > 0 ? (
        <ul role="listbox" id={combo.listId} aria-labelledby={labelledBy} className={styles.list}>
          {shown.map((option, index) => (
            <li
              key={option.value}
              id={combo.optionId(index)}
              role="option"
              aria-selected={option.value === value}
              aria-disabled={option.disabled || undefined}
              data-highlighted={index === active || undefined}
              className={classNames(row.row, styles.option)}
              onClick={() => combo.choose(option)}
            >
              <span className={styles.text}>
                {option.label}
                {option.hint ? <span className={row.hint}>{option.hint}</span> : null}
              </span>
              {option.value === value ? <Check aria-hidden className={row.check} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
