import type { ComponentProps, ReactNode } from "react";
import { Field } from "../field/field.tsx";
import type { FieldTexts, SetByField } from "../field/field.tsx";
import control from "../field/control.module.css";

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<"input">, "size" | SetByField> {
  /** What kind of text: decides the keyboard of a phone and what the browser offers. Numbers have parts of their own. */
  type?: "text" | "email" | "password" | "search" | "tel" | "url" | "number";
  /** Inside the box before the text: an icon or a unit. */
  start?: ReactNode;
  /** Inside the box after the text: a unit or an IconButton. */
  end?: ReactNode;
}

/** One line of text. `className` lands on the root, everything else on the input. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    required,
    start,
    end,
    className,
    id,
    type = "text",
    "aria-describedby": describedBy,
    ...rest
  } = props;
  return (
    <Field {...{ label, hideLabel, hint, error, required, className, describedBy }} controlId={id}>
      {(parts) => (
        <span className={control.box}>
          {start}
          <input {...rest} {...parts} type={type} className={control.input} />
          {end}
        </span>
      )}
    </Field>
  );
}
