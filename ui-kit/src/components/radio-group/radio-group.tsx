import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { FieldError } from "../field/field.tsx";
import type { FieldTexts } from "../field/field.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./radio-group.module.css";

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** Second line. */
  hint?: ReactNode;
  /** Picture or icon before the label. */
  icon?: ReactNode;
  /** At the end of the row, such as a price. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps
  extends FieldTexts, Omit<ComponentProps<"fieldset">, "children" | "onChange" | "defaultValue"> {
  options: readonly RadioOption[];
  /** The chosen value; empty when nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  /** Name in the form; made up when left out. */
  name?: string;
  /** `list` for plain rows, `tiles` for cards side by side where there is room. */
  layout?: "list" | "tiles";
}

/** One of a few, all in sight. Native radios: arrows move, and the form posts them. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hideLabel, hint, error, required, options, value, onValueChange, name, ...other } = props;
  const { layout = "list", className, ...rest } = other;
  const id = useId();
  const describedBy = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean).join(" ");
  return (
    <fieldset
      {...rest}
      role="radiogroup"
      aria-required={required}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
      data-layout={layout}
      className={classNames(styles.root, className)}
    >
      <legend className={hideLabel ? undefined : styles.legend}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      {hint ? (
        <p id={`${id}-hint`} className={styles.groupHint}>
          {hint}
        </p>
      ) : null}
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
              className={styles.dot}
            />
            {option.icon ? <span className={styles.icon}>{option.icon}</span> : null}
            <span className={styles.text}>
              {option.label}
              {option.hint ? <span className={styles.hint}>{option.hint}</span> : null}
            </span>
            {option.aside ? <span className={styles.aside}>{option.aside}</span> : null}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
