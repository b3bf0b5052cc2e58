import { useId, useLayoutEffect } from "react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { describedBy } from "./described-by.ts";
import { FieldError } from "./field-error.tsx";
import styles from "./field.module.css";
import { LabelText } from "./label-text.tsx";
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
  /** The label points to it. */
  id: string;
  /** Ids of hint and error. */
  "aria-describedby": string | undefined;
  /** There while there is an error. */
  "aria-invalid": true | undefined;
  /** There when the answer is required. */
  "aria-required": true | undefined;
}

/** What a Field says about its control: not to be said twice, so controls do not take these. */
export type SetByField = "required" | "aria-invalid" | "aria-required";

export interface FieldProps extends FieldTexts, Omit<ComponentProps<"div">, "children" | "id"> {
  /** Id of the control; made up when left out. */
  controlId?: string;
  /** Ids of more texts about the control, elsewhere on the page; read after its own. */
  describedBy?: string;
  /** Renders the control. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error around any control. The label has the id of the control and `-label`. */
export function Field(props: FieldProps) {
  const { label, hideLabel, hint, error, required, controlId, children, className, ...other } = props;
  const { describedBy: elsewhere, ...rest } = other;
  const madeUp = useId();
  const id = controlId ?? madeUp;
  useLayoutEffect(() => reportEarlyInput(document.getElementById(id)), [id]);
  return (
    <div {...rest} data-invalid={error ? true : undefined} className={classNames(styles.root, className)}>
      <label htmlFor={id} id={`${id}-label`} className={hideLabel ? undefined : styles.label}>
        <LabelText hidden={hideLabel} required={required}>
          {label}
        </LabelText>
      </label>
      {children({
        id,
        "aria-describedby": classNames(describedBy(id, { error, hint }), elsewhere),
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
