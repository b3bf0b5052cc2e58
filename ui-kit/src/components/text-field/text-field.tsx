import type { ComponentProps, ReactNode } from "react";
import { Field } from "../field/field.tsx";
import type { FieldTexts, SetByField } from "../field/field.tsx";
import control from "../field/control.module.css";

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<"input">, "size" | SetByField> {
  /** Kind of text: determines a phone's keyboard and the browser's suggestions. Numbers have their own components. */
  type?: "text" | "email" | "password" | "search" | "tel" | "url" | "number";
  /** Inside the box before the text: an icon or a unit. */
  start?: ReactNode;
  /** Inside the box after the text: a unit or an IconButton. */
  end?: ReactNode;
}

/** One line of text. `className` goes to the root, everything else to the input. */
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
          {start}
          <input {...rest} {...parts} type={type} className={control.input} />
          {end}
        </span>
      )}
    </Field>
  );
}
