import { Minus, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./quantity-stepper.module.css";

type StepperRemoval =
  | {
      /** Called by the minus at the least quantity; it then shows a bin. */
      onRemove: () => void;
      removeLabel: string;
    }
  | { onRemove?: never; removeLabel?: never };

export type QuantityStepperProps = StepperRemoval &
  Omit<ComponentProps<"div">, "children" | "onChange" | "defaultValue" | "role"> & {
    /** What is counted, for screen readers: "Quantity, leather bag". */
    label: string;
    /** Name of the minus. */
    decreaseLabel: string;
    /** Name of the plus. */
    increaseLabel: string;
    /** Whole number within `min` and `max`. */
    value: number;
    /** Gets a whole number, already held within the limits. */
    onValueChange: (value: number) => void;
    /** Least quantity, 1 unless told. */
    min?: number;
    /** Greatest quantity, such as what is in stock. */
    max?: number;
    /** `small` looks like 36 px and is pressed like 44. */
    size?: "small" | "medium";
    /** Fills the width of its container. */
    wide?: boolean;
    /** Cannot be changed now, such as while it is being saved. */
    disabled?: boolean;
  };

/** A whole number with a step down and a step up; it can be typed too. */
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
