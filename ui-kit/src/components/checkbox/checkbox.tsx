import { useEffect, useId, useRef } from "react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import choice from "../field/choice.module.css";
import { describedBy } from "../field/described-by.ts";
import { FieldError } from "../field/field-error.tsx";
import styles from "./checkbox.module.css";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "size" | "ref"> {
  /** Beside the box; pressing it toggles the box. */
  label: ReactNode;
  /** Help below the label. */
  hint?: ReactNode;
  /** At the end of the row, such as a count. */
  aside?: ReactNode;
  /** The error; announced when it appears. */
  error?: ReactNode;
  /** Some but not all of the items it represents are selected. */
  indeterminate?: boolean;
}

/** Yes or no. A native checkbox, so it works in forms and before scripts load. Other props are passed to the input. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, aside, error, indeterminate = false, className, id, ...rest } = props;
  const madeUp = useId();
  const own = id ?? madeUp;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div data-invalid={error ? true : undefined} className={className}>
      <label className={choice.row}>
        <input
          {...rest}
          ref={input}
          id={own}
          type="checkbox"
          aria-describedby={describedBy(own, { error, hint })}
          aria-invalid={error ? true : undefined}
          className={choice.mark}
        />
        <span className={choice.text}>{label}</span>
        {aside === undefined ? null : <span className={choice.aside}>{aside}</span>}
      </label>
      {hint ? (
        <p id={`${own}-hint`} className={classNames(choice.hint, styles.hint)}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${own}-error`}>{error}</FieldError>
    </div>
  );
}
