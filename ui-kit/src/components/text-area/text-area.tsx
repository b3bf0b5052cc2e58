import type { ComponentProps, CSSProperties } from "react";
import { classNames } from "../../class-names.ts";
import { Field } from "../field/field.tsx";
import type { FieldTexts, SetByField } from "../field/field.tsx";
import control from "../field/control.module.css";
import styles from "./text-area.module.css";

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<"textarea">, SetByField | "style"> {
  /** Visible lines when empty; it grows with its text up to twelve. */
  rows?: number;
}

/** Several lines of text. `className` goes to the root, everything else to the textarea. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, error, required, className, id, rows = 3, ...other } = props;
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
        <span className={control.box}>
          <textarea
            {...rest}
            {...parts}
            rows={rows}
            style={{ "--rows": rows } as CSSProperties}
            className={classNames(control.input, styles.input)}
          />
        </span>
      )}
    </Field>
  );
}
