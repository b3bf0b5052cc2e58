import { Minus, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./quantity-stepper.module.css";

type StepperRemoval =
  | {
      /** Called by the minus button at the minimum; it then shows a bin. */
      onRemove: () => void;
      removeLabel: string;
    }
  | { onRemove?: never; removeLabel?: never };

export type QuantityStepperProps = StepperRemoval &
  Omit<ComponentProps<"div">, "children" | "onChange" | "defaultValue" | "role"> & {
    /** Accessible name: "Quantity, leather bag". */
    label: string;
    /** Accessible name of the minus button. */
    decreaseLabel: string;
    /** Accessible name of the plus button. */
    increaseLabel: string;
    /** Integer within `min` and `max`. */
    value: number;
    /** Called with an integer that is within the limits. */
    onValueChange: (value: number) => void;
    /** Minimum, by default 1. */
    min?: number;
    /** Maximum, such as the stock. */
    max?: number;
    /** `small` is 36 px high with touch targets of 44 px. */
    size?: "small" | "medium";
    /** Fills the width of its container. */
    wide?: boolean;
    /** Disabled, such as while it is being saved. */
    disabled?: boolean;
  };

/** An integer with buttons to decrease and increase it; it can also be typed. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, decreaseLabel, increaseLabel, value, onValueChange, onRemove, removeLabel, ...other } =
    props;
  const { min = 1, max = 999, size = "medium", wide, disabled, className, ...rest } = other;
  const [draft, setDraft] = useState<string | null>(null);
  const removes = onRemove !== undefined && value <= min;

  function commit() {
    if (draft === null) return;
    setDraft(null);
    const typed = Number.parseInt(draft, 10);
    if (Number.isNaN(typed)) return;
    const held = Math.min(max, Math.max(min, typed));
    if (held !== value) onValueChange(held);
  }

  return (
    <div
      {...rest}
      role="group"
      aria-label={label}
      data-size={size}
      data-wide={wide || undefined}
      className={classNames(styles.root, className)}
    >
      <button
        type="button"
        aria-label={removes ? removeLabel : decreaseLabel}
        disabled={disabled || (!removes && value <= min)}
        onClick={() => (removes ? onRemove() : onValueChange(value - 1))}
        className={styles.step}
      >
        {removes ? <Trash2 aria-hidden /> : <Minus aria-hidden />}
      </button>
      <input
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={draft ?? value}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setDraft(event.currentTarget.value.replace(/\D/g, "").slice(0, 4))}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            event.preventDefault();
            commit();
          } else if (event.key === "Escape") setDraft(null);
          else if (event.key === "ArrowUp" && value < max) onValueChange(value + 1);
          else if (event.key === "ArrowDown" && value > min) onValueChange(value - 1);
        }}
        className={styles.number}
      />
      <button
        type="button"
        aria-label={increaseLabel}
        disabled={disabled || value >= max}
        onClick={() => onValueChange(value + 1)}
        className={styles.step}
      >
        <Plus aria-hidden />
      </button>
    </div>
  );
}
