import type { ChangeEvent, ClipboardEvent, ComponentProps } from "react";
import { Field } from "../field/field.tsx";
import type { FieldTexts, SetByField } from "../field/field.tsx";
import control from "../field/control.module.css";
import { useDigitMask } from "../field/use-digit-mask.ts";
import { maskedPhone, nationalDigits, phoneValue, wholeNumber } from "./phone-mask.ts";

export interface PhoneFieldProps
  extends
    FieldTexts,
    Omit<ComponentProps<"input">, "value" | "defaultValue" | "type" | "ref" | "onChange" | SetByField> {
  /** `+998XXXXXXXXX`, shorter while typing, empty without digits. */
  value: string;
  /** Called with the value in the same form after every change. */
  onValueChange: (value: string) => void;
}

/** A telephone number of Uzbekistan: the country code is fixed, the nine digits are grouped while typing. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hideLabel, hint, error, required, className, id, name, value, onValueChange, ...other } =
    props;
  const { onPaste, "aria-describedby": describedBy, ...rest } = other;
  const shown = maskedPhone(nationalDigits(value));
  const { input, read } = useDigitMask(shown);

  function change(event: ChangeEvent<HTMLInputElement>) {
    const plus = event.currentTarget.value.trimStart().startsWith("+") ? "+" : "";
    const national = (digits: string) => nationalDigits(plus + digits);
    onValueChange(phoneValue(national(read(event, (digits) => maskedPhone(national(digits))))));
  }

  // A pasted full number replaces the value, wherever the caret is; a part of one is inserted as if typed.
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    onPaste?.(event);
    const digits = wholeNumber(event.clipboardData.getData("text"));
    if (digits === null || event.defaultPrevented || event.currentTarget.readOnly) return;
    event.preventDefault();
    onValueChange(phoneValue(digits));
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
          <span aria-hidden className={control.affix}>
            +998
          </span>
          <input
            autoComplete="tel-national"
            inputMode="tel"
            {...rest}
            {...parts}
            ref={input}
            type="tel"
            value={shown}
            onChange={change}
            onPaste={paste}
            className={control.input}
          />
          {name ? <input type="hidden" name={name} value={value} disabled={rest.disabled} /> : null}
        </span>
      )}
    </Field>
  );
}
