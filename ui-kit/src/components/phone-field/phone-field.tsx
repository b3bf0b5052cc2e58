import { useLayoutEffect, useRef } from "react";
import type { ChangeEvent, ComponentProps } from "react";
import { Field } from "../field/field.tsx";
import type { FieldTexts } from "../field/field.tsx";
import control from "../field/control.module.css";
import { caretAfterDigits, maskedPhone, nationalDigits, phoneValue } from "./phone-mask.ts";

export interface PhoneFieldProps
  extends FieldTexts, Omit<ComponentProps<"input">, "value" | "defaultValue" | "type" | "required" | "ref"> {
  /** `+998XXXXXXXXX`, shorter while it is being typed, empty when there is none. */
  value: string;
  /** Gets the value in the same form after every change. */
  onValueChange: (value: string) => void;
}

/** A telephone number of Uzbekistan: the code stands still, the nine digits are grouped while typing. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hideLabel, hint, error, required, className, id, name, value, onValueChange, ...rest } =
    props;
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const shown = maskedPhone(nationalDigits(value));

  // The mask moves characters, so the caret is put back after the digit it stood behind.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value: typed, selectionStart } = event.currentTarget;
    const digits = nationalDigits(typed);
    const cut = typed.replace(/\D/g, "").length - digits.length;
    const before = nationalDigits(typed.slice(0, selectionStart ?? typed.length)).length;
    const atEnd = selectionStart === null || selectionStart === typed.length || cut > 0;
    const masked = maskedPhone(digits);
    caret.current = atEnd ? masked.length : caretAfterDigits(masked, before);
    onValueChange(phoneValue(digits));
  }

  return (
    <Field {...{ label, hideLabel, hint, error, required, className }} controlId={id}>
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
            className={control.input}
          />
          {name ? <input type="hidden" name={name} value={value} /> : null}
        </span>
      )}
    </Field>
  );
}
