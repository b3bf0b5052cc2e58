import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./segmented-control.module.css";

export interface SegmentedControlProps<Value extends string> extends Omit<
  ComponentProps<"fieldset">,
  "children" | "onChange" | "defaultValue"
> {
  /** Accessible name of the choice. */
  label: string;
  /** Two to four; with an icon the label is read but not shown. */
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** Selects one of a few options with immediate effect: grid or list, day or week. Native radio buttons. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onValueChange, className, ...rest } = props;
  const name = useId();
  return (
    // the attribute tells code that replays presses made before hydration that a selection takes effect immediately
    <fieldset
      {...rest}
      data-at-once=""
      role="radiogroup"
      aria-label={label}
      className={classNames(styles.root, className)}
    >
      {options.map((option) => (
        <label key={option.value} title={option.icon ? option.label : undefined} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className={styles.input}
          />
          {option.icon}
          {option.icon ? <VisuallyHidden>{option.label}</VisuallyHidden> : option.label}
        </label>
      ))}
    </fieldset>
  );
}
