import type { ComponentProps, ReactNode } from "react";
import { FieldGroup } from "../field/field-group.tsx";
import { RangeEnd } from "./range-end.tsx";
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
