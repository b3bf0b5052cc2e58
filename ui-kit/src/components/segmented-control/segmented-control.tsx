import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./segmented-control.module.css";

export interface SegmentedControlProps<Value extends string> extends Omit<
  ComponentProps<"fieldset">,
  "children" | "onChange" | "defaultValue"
> {
  /** Name of the choice, for screen readers. */
  label: string;
  /** Two to four; with an icon the label is read but not shown. */
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** One of a few that takes effect at once: grid or list, day or week. Native radios underneath. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onValueChange, className, ...rest } = props;
  const name = useId();
  return (
    // its choices take effect at once: whoever keeps presses until the code is there knows it by the mark
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
