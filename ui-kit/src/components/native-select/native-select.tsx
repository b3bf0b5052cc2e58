import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import { Field } from "../field/field.tsx";
import type { FieldTexts, SetByField } from "../field/field.tsx";
import control from "../field/control.module.css";
import type { SelectOption } from "../select/select-option.ts";
import styles from "./native-select.module.css";

export interface NativeSelectProps
  extends FieldTexts, Omit<ComponentProps<"select">, SetByField | "multiple" | "children" | "size"> {
  /** The options, in order. */
  options: readonly SelectOption[];
  /** Shown first and cannot be selected; needed when the value may be empty. */
  placeholder?: string;
}

/** The system's own list: needs no code and works best on a phone. Rich rows need Select. */
export function NativeSelect(props: NativeSelectProps) {
  const { label, hideLabel, hint, error, required, className, id, options, placeholder, ...other } = props;
  const { "aria-describedby": describedBy, ...rest } = other;
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      required={required}
      className={className}
      describedBy={describedBy}
      controlId={id}
    >
      {(parts) => (
        <span className={classNames(control.box, styles.box)}>
          <select {...rest} {...parts} className={classNames(control.input, styles.select)}>
            {placeholder === undefined ? null : (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden />
        </span>
      )}
    </Field>
  );
}
