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
  /** Before the switch; pressing it toggles the switch. Names the setting, not the action. */
  label: ReactNode;
  /** Help below the label. */
  hint?: ReactNode;
  /** The error; announced when it appears. */
  error?: ReactNode;
  /** Whether it is on. */
  checked: boolean;
  /** Called with the new state, which takes effect immediately. */
  onCheckedChange: (checked: boolean) => void;
}

/** On or off, with immediate effect. For a setting that takes effect with its form use Checkbox. */
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
