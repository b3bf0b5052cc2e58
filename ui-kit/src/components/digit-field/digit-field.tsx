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
  /** Digits and nothing else. */
  value: string;
  /** Gets the digits after every change. */
  onValueChange: (digits: string) => void;
  /** How many digits stand together: `[4, 4, 4, 4]`; their sum is the most there may be. */
  groups: readonly number[];
  /** What stands between the groups. */
  separator?: string;
  /** What the digits mean that were typed or pasted: "5" as a month is "05". */
  understand?: (digits: string) => string;
  /** Inside the box before the digits. */
  start?: ReactNode;
  /** Inside the box after the digits. */
  end?: ReactNode;
}

/**
 * A number that is read digit by digit, grouped while it is typed: of a card, of a code. It has no name: a form that
 * is sent by the browser does not carry it.
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
    <Field {...{ label, hideLabel, hint, error, required, className, describedBy }} controlId={id}>
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
