import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { FieldError } from "../field/field.tsx";
import control from "../field/control.module.css";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./range-fields.module.css";

/** Whole numbers; `null` where the range is open. */
export interface Range {
  from: number | null;
  to: number | null;
}

export interface RangeFieldsProps extends Omit<
  ComponentProps<"fieldset">,
  "children" | "onChange" | "defaultValue"
> {
  /** Name of the range: "Price". */
  label: string;
  hideLabel?: boolean;
  fromLabel: string;
  toLabel: string;
  value: Range;
  /** After every key. */
  onValueChange: (value: Range) => void;
  /** After Enter or when a field is left: the time to ask a server. */
  onCommit?: (value: Range) => void;
  /** Grey texts of the empty fields: what the range is when left open. */
  fromPlaceholder?: string;
  toPlaceholder?: string;
  /** Writes a number as people read it, with grouping; plain digits unless told. */
  format?: (value: number) => string;
  error?: ReactNode;
}

/** A least and a greatest number. The numbers are not put in order: say what is wrong by `error`. */
export function RangeFields(props: RangeFieldsProps) {
  const { label, hideLabel, fromLabel, toLabel, value, onValueChange, onCommit, ...other } = props;
  const { fromPlaceholder, toPlaceholder, format = String, error, className, ...rest } = other;
  const id = useId();
  const ends = [
    { end: "from", name: fromLabel, placeholder: fromPlaceholder },
    { end: "to", name: toLabel, placeholder: toPlaceholder },
  ] as const;
  return (
    <fieldset {...rest} className={classNames(styles.root, className)}>
      <legend className={hideLabel ? undefined : styles.legend}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={styles.fields}>
        {ends.map(({ end, name, placeholder }) => {
          const number = value[end];
          return (
            <label key={end} className={control.box}>
              <span className={control.affix}>{name}</span>
              <input
                inputMode="numeric"
                autoComplete="off"
                placeholder={placeholder}
                value={number === null ? "" : format(number)}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-error` : undefined}
                onChange={(event) =>
                  onValueChange({ ...value, [end]: wholeNumber(event.currentTarget.value) })
                }
                onBlur={() => onCommit?.(value)}
                onKeyDown={(event) => {
                  if (event.key === "Enter") onCommit?.(value);
                }}
                className={control.input}
              />
            </label>
          );
        })}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

function wholeNumber(typed: string): number | null {
  const digits = typed.replace(/\D/g, "").slice(0, 12);
  return digits === "" ? null : Number(digits);
}
