import type { ChangeEvent, ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import control from "../field/control.module.css";
import { Field } from "../field/field.tsx";
import type { FieldTexts, SetByField } from "../field/field.tsx";
import { useDigitMask } from "../field/use-digit-mask.ts";
import styles from "./digit-field.module.css";
import { groupedDigits, heldDigits } from "./digit-groups.ts";

type Taken = "value" | "defaultValue" | "type" | "ref" | "onChange" | "name" | "maxLength";

export interface DigitFieldProps extends FieldTexts, Omit<ComponentProps<"input">, Taken | SetByField> {
  /** Only digits. */
  value: string;
  /** Called with the digits after every change. */
  onValueChange: (digits: string) => void;
  /** Lengths of the groups: `[4, 4, 4, 4]`; their sum is the maximum length. */
  groups: readonly number[];
  /** Text between the groups. */
  separator?: string;
  /** Converts typed or pasted digits: "5" as a month is "05". */
  understand?: (digits: string) => string;
  /** Inside the box before the digits. */
  start?: ReactNode;
  /** Inside the box after the digits. */
  end?: ReactNode;
}

/**
 * A number that is read digit by digit and grouped while typing: of a card, or a code. It has no name, so a form submitted
 * by the browser does not contain it.
 */
export function DigitField(props: DigitFieldProps) {
  const { label, hideLabel, hint, error, required, className, id, start, end, ...other } = props;
  const { value, onValueChange, groups, separator = " ", understand, ...given } = other;
  const { "aria-describedby": describedBy, ...rest } = given;
  const shown = groupedDigits(value, groups, separator);
  const { input, read } = useDigitMask(shown);

  function change(event: ChangeEvent<HTMLInputElement>) {
    const meant = (digits: string) => heldDigits(understand ? understand(digits) : digits, groups);
    onValueChange(meant(read(event, (digits) => groupedDigits(meant(digits), groups, separator))));
  }

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
          <input
            autoComplete="off"
            inputMode="numeric"
            spellCheck={false}
            {...rest}
            {...parts}
            ref={input}
            type="text"
            value={shown}
            onChange={change}
            className={classNames(control.input, styles.input)}
          />
          {end}
        </span>
      )}
    </Field>
  );
}
