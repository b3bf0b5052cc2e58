import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import { FieldGroup } from "../field/field-group.tsx";
import type { FieldTexts, SetByField } from "../field/field.tsx";
import styles from "./radio-group.module.css";
import type { RadioOption, SwatchOption } from "./radio-option.ts";
import { RadioRow } from "./radio-row.tsx";
import { RadioSwatch } from "./radio-swatch.tsx";

type RadioChoices =
  | {
      /** `list` for plain rows, `tiles` for cards side by side where there is room, `swatches` for product options. */
      variant?: "list" | "tiles";
      /** What can be chosen, in its order. */
      options: readonly RadioOption[];
      unavailableLabel?: never;
    }
  | {
      variant: "swatches";
      options: readonly SwatchOption[];
      /** Read with a value that is not to be had: "not in stock". */
      unavailableLabel: string;
    };

export type RadioGroupProps = RadioChoices &
  FieldTexts &
  Omit<ComponentProps<"fieldset">, "children" | "onChange" | "defaultValue" | "role" | SetByField> & {
    /** The chosen value; empty when nothing is chosen. */
    value: string;
    /** Gets the value that was chosen. */
    onValueChange: (value: string) => void;
    /** Name in the form; made up when left out. */
    name?: string;
  };

/** One of a few, all in sight. Native radios: arrows move, and the form posts them. */
export function RadioGroup(props: RadioGroupProps) {
  const { variant = "list", options: _, unavailableLabel: __, value, onValueChange, name, ...rest } = props;
  return (
    <FieldGroup
      {...rest}
      describeGroup
      role="radiogroup"
      aria-required={rest.required}
      aria-invalid={rest.error ? true : undefined}
      data-variant={variant}
      className={classNames(styles.root, rest.className)}
    >
      {({ id }) => {
        const stateOf = (option: { value: string; disabled?: boolean }) => ({
          name: name ?? id,
          value: option.value,
          checked: option.value === value,
          disabled: option.disabled,
          onChange: () => onValueChange(option.value),
        });
        return (
          <div className={styles.options}>
            {props.variant === "swatches"
              ? props.options.map((option) => (
                  <RadioSwatch
                    key={option.value}
                    option={option}
                    state={stateOf(option)}
                    unavailableLabel={props.unavailableLabel}
                  />
                ))
              : props.options.map((option) => (
                  <RadioRow key={option.value} option={option} state={stateOf(option)} />
                ))}
          </div>
        );
      }}
    </FieldGroup>
  );
}
