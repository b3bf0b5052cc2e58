import { Switch as Primitive } from "radix-ui";
import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import choice from "../field/choice.module.css";
import { describedBy } from "../field/described-by.ts";
import { FieldError } from "../field/field-error.tsx";
import type { SetByField } from "../field/field.tsx";
import styles from "./switch.module.css";

export interface SwitchProps extends Omit<
  ComponentProps<typeof Primitive.Root>,
  "children" | "asChild" | "checked" | "defaultChecked" | "onCheckedChange" | SetByField
> {
  /** Before the switch; pressing it switches too. Says what is on, not what pressing does. */
  label: ReactNode;
  /** Help below the label. */
  hint?: ReactNode;
  /** What went wrong; announced when it appears. */
  error?: ReactNode;
  /** Whether it is on. */
  checked: boolean;
  /** Gets the new state; it takes effect at once. */
  onCheckedChange: (checked: boolean) => void;
}

/** On or off, with effect at once. What takes effect when a form is sent is a Checkbox. */
export function Switch({ label, hint, error, className, id, ...rest }: SwitchProps) {
  const madeUp = useId();
  const own = id ?? madeUp;
  return (
    <div className={className}>
      <label className={classNames(choice.row, styles.row)}>
        <span className={choice.text}>
          <span id={`${own}-label`}>{label}</span>
          {hint ? (
            <span id={`${own}-hint`} className={choice.hint}>
              {hint}
            </span>
          ) : null}
        </span>
        <Primitive.Root
          {...rest}
          id={own}
          aria-labelledby={`${own}-label`}
          aria-describedby={describedBy(own, { error, hint })}
          className={styles.track}
        >
          <Primitive.Thumb className={styles.thumb} />
        </Primitive.Root>
      </label>
      <FieldError id={`${own}-error`}>{error}</FieldError>
    </div>
  );
}
