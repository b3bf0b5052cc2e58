import type { ComponentProps, ReactNode } from "react";
import { FieldGroup } from "../field/field-group.tsx";
import { RangeEnd } from "./range-end.tsx";
import styles from "./range-fields.module.css";

/** Integers; `null` at an open end. */
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
  /** Called after every key. */
  onValueChange: (value: Range) => void;
  /** Called after Enter or when a field is left: the moment to query a server. */
  onCommit?: (value: Range) => void;
  /** Placeholders of the empty fields: the limits of an open range. */
  fromPlaceholder?: string;
  toPlaceholder?: string;
  /** Formats a number with grouping; by default plain digits. */
  format?: (value: number) => string;
  error?: ReactNode;
}

/** A minimum and a maximum. The component does not put them in order: report a wrong order by `error`. */
export function RangeFields(props: RangeFieldsProps) {
  const { fromLabel, toLabel, value, onValueChange, onCommit, ...other } = props;
  const { fromPlaceholder, toPlaceholder, format = String, ...rest } = other;
  const ends = [
    { end: "from", name: fromLabel, placeholder: fromPlaceholder },
    { end: "to", name: toLabel, placeholder: toPlaceholder },
  ] as const;
  return (
    <FieldGroup {...rest}>
      {({ describedBy }) => (
        <div className={styles.fields}>
          {ends.map(({ end, ...texts }) => (
            <RangeEnd
              key={end}
              {...texts}
              number={value[end]}
              format={format}
              invalid={Boolean(rest.error)}
              describedBy={describedBy}
              onNumber={(number) => onValueChange({ ...value, [end]: number })}
              onCommit={() => onCommit?.(value)}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
