import { CalendarDays } from "lucide-react";
import { useRef, useState } from "react";
import type { ChangeEvent } from "react";
import control from "../field/control.module.css";
import { digitsOf } from "../field/digit-edit.ts";
import { Field } from "../field/field.tsx";
import type { FieldTexts } from "../field/field.tsx";
import { useDigitMask } from "../field/use-digit-mask.ts";
import { within } from "./calendar.ts";
import { CalendarDialog } from "./calendar-dialog.tsx";
import type { DateFormats } from "./date-formats.ts";
import { dayOfDigits, maskedDate, mendedDigits, writtenDay } from "./date-mask.ts";
import styles from "./date-picker.module.css";

export interface DatePickerProps extends FieldTexts {
  /** `YYYY-MM-DD`; empty when there is none. */
  value: string;
  /** Gets a day that exists and lies within the limits, or nothing. */
  onValueChange: (value: string) => void;
  /** Names of months and days, and how a date is written, in the language of the page. */
  formats: DateFormats;
  /** First and last day that can be chosen, `YYYY-MM-DD`. */
  min?: string;
  /** Last day that may be chosen, `2026-11-25`. */
  max?: string;
  /** The error when the field is left with something that is no day, or lies outside the limits. */
  invalidText: string;
  /** Name of the calendar and of the button that opens it. */
  openLabel: string;
  /** Name of the arrow to the month before. */
  previousLabel: string;
  /** Name of the arrow to the month after. */
  nextLabel: string;
  /** Words of the button that closes the calendar. */
  closeLabel: string;
  /** How to write it: "DD.MM.YYYY". */
  placeholder?: string;
  /** Name in the form; the value is posted. */
  name?: string;
  /** Cannot be used now; looks so and is passed over by the keyboard. */
  disabled?: boolean;
  /** May be read and copied, not changed. */
  readOnly?: boolean;
  /** Id of the control; made up when left out. */
  id?: string;
  /** Lands on the outermost element. */
  className?: string;
}

/** A day: typed as people here write it in all three languages, day first, or chosen in a calendar. */
export function DatePicker(props: DatePickerProps) {
  const { label, hideLabel, hint, required, className, id, value, onValueChange, min, max, ...other } = props;
  const { placeholder, name, disabled, readOnly, openLabel } = other;
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  /** Digits that are no day yet; forgotten as soon as there is a value. */
  const [draft, setDraft] = useState("");
  const [left, setLeft] = useState(false);
  const shown = value === "" ? maskedDate(draft) : writtenDay(value);
  const { input, read } = useDigitMask(shown);
  const error = left && value === "" && draft !== "" ? props.invalidText : props.error;

  function change(event: ChangeEvent<HTMLInputElement>) {
    const mended = mendedDigits(event.currentTarget.value);
    const digits = mended ?? read(event, (all) => maskedDate(all)).slice(0, 8);
    const day = dayOfDigits(digits);
    const next = day !== null && within(day, min, max) === day ? day : "";
    setDraft(digits);
    setLeft(false);
    if (next !== value) onValueChange(next);
  }

  function choose(day: string) {
    setOpen(false);
    setDraft(digitsOf(writtenDay(day)));
    if (day !== value) onValueChange(day);
  }

  return (
    <Field {...{ label, hideLabel, hint, error, required, className }} controlId={id}>
      {(parts) => (
        <div ref={box} className={control.box}>
          <input
            {...parts}
            ref={input}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            {...{ placeholder, disabled, readOnly }}
            value={shown}
            onChange={change}
            onBlur={() => setLeft(true)}
            className={control.input}
          />
          {readOnly ? null : (
            <button
              type="button"
              title={openLabel}
              aria-label={openLabel}
              aria-haspopup="dialog"
              disabled={disabled}
              className={styles.open}
              onClick={() => setOpen(true)}
            >
              <CalendarDays aria-hidden />
            </button>
          )}
          {name ? <input type="hidden" name={name} value={value} disabled={disabled} /> : null}
          {open ? (
            <CalendarDialog
              anchor={box}
              label={openLabel}
              previousLabel={props.previousLabel}
              nextLabel={props.nextLabel}
              closeLabel={props.closeLabel}
              formats={props.formats}
              chosen={value}
              onChoose={choose}
              onClose={() => setOpen(false)}
              {...{ min, max }}
            />
          ) : null}
        </div>
      )}
    </Field>
  );
}
