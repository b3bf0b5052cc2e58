import { useEffect, useId, useRef } from "react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { FieldError } from "../field/field.tsx";
import styles from "./checkbox.module.css";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "size" | "ref"> {
  /** Beside the box; pressing it switches too. */
  label: ReactNode;
  /** Help below the label. */
  hint?: ReactNode;
  /** At the end of the row, such as a count. */
  aside?: ReactNode;
  /** What is wrong; announced when it appears. */
  error?: ReactNode;
  /** Some but not all of what it stands for is chosen. */
  indeterminate?: boolean;
}

/** Yes or no. A native box, so it works in a form and before scripts are there. Other props land on the input. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, aside, error, indeterminate = false, className, id, ...rest } = props;
  const madeUp = useId();
  const own = id ?? madeUp;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const describedBy = [error ? `${own}-error` : "", hint ? `${own}-hint` : ""].filter(Boolean).join(" ");
  return (
    <div data-invalid={error ? true : undefined} className={classNames(styles.root, className)}>
      <label className={styles.row}>
        <input
          {...rest}
          ref={input}
          id={own}
          type="checkbox"
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          className={styles.box}
        />
        <span className={styles.label}>{label}</span>
        {aside === undefined ? null : <span className={styles.aside}>{aside}</span>}
      </label>
      {hint ? (
        <p id={`${own}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${own}-error`}>{error}</FieldError>
    </div>
  );
}
