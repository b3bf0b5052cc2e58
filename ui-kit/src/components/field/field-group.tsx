import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { describedBy } from "./described-by.ts";
import { FieldError } from "./field-error.tsx";
import type { FieldTexts } from "./field.tsx";
import styles from "./field.module.css";
import { LabelText } from "./label-text.tsx";

export interface FieldGroupProps extends FieldTexts, Omit<ComponentProps<"fieldset">, "children"> {
  /** The texts describe the group as a whole; otherwise the controls use `describedBy`. */
  describeGroup?: boolean;
  /** Renders the controls. */
  children: (parts: { id: string; labelId: string; describedBy: string | undefined }) => ReactNode;
}

/** Legend, hint and error around several controls with one value. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, hideLabel, hint, error, required, describeGroup, children, ...other } = props;
  const { className, ...rest } = other;
  const id = useId();
  const described = describedBy(id, { error, hint });
  return (
    <fieldset
      {...rest}
      aria-describedby={describeGroup ? described : undefined}
      data-invalid={error ? true : undefined}
      className={classNames(styles.group, className)}
    >
      <legend id={`${id}-label`} className={hideLabel ? undefined : styles.label}>
        <LabelText hidden={hideLabel} required={required}>
          {label}
        </LabelText>
      </legend>
      {hint ? (
        <p id={`${id}-hint`} className={styles.groupHint}>
          {hint}
        </p>
      ) : null}
      {children({ id, labelId: `${id}-label`, describedBy: described })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
