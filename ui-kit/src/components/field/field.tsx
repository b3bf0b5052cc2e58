import { CircleAlert } from "lucide-react";
import { useId, useLayoutEffect } from "react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./field.module.css";
import { reportEarlyInput } from "./report-early-input.ts";

/** What every labelled control takes. */
export interface FieldTexts {
  /** Name of the control, always there. */
  label: ReactNode;
  /** Keeps the label for screen readers only (a search box with an icon). */
  hideLabel?: boolean;
  /** Help below the control; stays while there is an error. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; announced when it appears. */
  error?: ReactNode;
  /** Marks the label and the control; checking is the application's. */
  required?: boolean;
}

/** To be spread on the control inside a Field. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

export interface FieldProps extends FieldTexts, Omit<ComponentProps<"div">, "children" | "id"> {
  /** Id of the control; made up when left out. */
  controlId?: string;
  /** Renders the control. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error around any control. */
export function Field(props: FieldProps) {
  const { label, hideLabel, hint, error, required, controlId, children, className, ...rest } = props;
  const madeUp = useId();
  const id = controlId ?? madeUp;
  useLayoutEffect(() => reportEarlyInput(document.getElementById(id)), [id]);
  const describedBy = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean).join(" ");
  const text = (
    <>
      {label}
      {required ? (
        <span aria-hidden className={styles.star}>
          {" *"}
        </span>
      ) : null}
    </>
  );
  return (
    <div {...rest} data-invalid={error ? true : undefined} className={classNames(styles.root, className)}>
      <label htmlFor={id} id={`${id}-label`} className={hideLabel ? undefined : styles.label}>
        {hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      </label>
      {children({
        id,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": required || undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** The live region stands before the error comes, or screen readers would miss the first one. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div aria-live="polite" className={styles.live}>
      {children ? (
        <p id={id} className={styles.error}>
          <CircleAlert aria-hidden />
          <span>{children}</span>
        </p>
      ) : null}
    </div>
  );
}
