import { Slider as Primitive } from "radix-ui";
import { FieldGroup } from "../field/field-group.tsx";
import type { FieldTexts } from "../field/field.tsx";
import styles from "./slider.module.css";

type SliderValue =
  | {
      value: number;
      onValueChange: (value: number) => void;
      onValueCommit?: (value: number) => void;
      thumbLabels?: never;
      minDistance?: never;
    }
  | {
      /** Minimum and maximum; two thumbs. */
      value: readonly [number, number];
      /** Called while a thumb moves. */
      onValueChange: (value: [number, number]) => void;
      /** Called when it is released, or after a key: the moment to query a server. */
      onValueCommit?: (value: [number, number]) => void;
      /** Accessible names of the thumbs: "From", "To". */
      thumbLabels: readonly [string, string];
      /** Minimum distance of the thumbs, in steps. */
      minDistance?: number;
    };

export type SliderProps = SliderValue &
  Omit<FieldTexts, "required"> & {
    /** Minimum. */
    min: number;
    /** Maximum. */
    max: number;
    /** Step of an arrow key, by default 1; Page Up and Page Down move by ten. */
    step?: number;
    /** Formats a value as it is shown and read; by default plain digits. */
    format?: (value: number) => string;
    /** Text below the left end; by default the formatted minimum. */
    minLabel?: string;
    /** Text below the right end; by default the formatted maximum. */
    maxLabel?: string;
    /** Disabled; skipped by the keyboard. */
    disabled?: boolean;
    /** Name in the form; without it the form does not submit the value. */
    name?: string;
    /** Class of the outermost element. */
    className?: string;
  };

/** A number, or a range of numbers, set by dragging. Where the exact number matters, add fields beside it. */
export function Slider(props: SliderProps) {
  const { label, hideLabel, hint, error, min, max, step = 1, format = String, ...other } = props;
  const { minLabel = format(min), maxLabel = format(max), disabled, name, className, thumbLabels } = other;
  const values = typeof props.value === "number" ? [props.value] : [...props.value];
  return (
    <FieldGroup label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      {({ labelId, describedBy }) => (
        <>
          <p aria-hidden className={styles.value}>
            {values.map(format).join(" – ")}
          </p>
          <Primitive.Root
            min={min}
            max={max}
            step={step}
            disabled={disabled}
            name={name}
            minStepsBetweenThumbs={props.minDistance ?? 0}
            value={values}
            {...listeners(props)}
            className={styles.root}
          >
            <Primitive.Track className={styles.track}>
              <Primitive.Range className={styles.range} />
            </Primitive.Track>
            {values.map((value, index) => (
              <Primitive.Thumb
                key={index}
                aria-label={thumbLabels?.[index]}
                aria-labelledby={thumbLabels ? undefined : labelId}
                aria-describedby={describedBy}
                aria-valuetext={format(value)}
                className={styles.thumb}
              />
            ))}
          </Primitive.Root>
          <div aria-hidden className={styles.limits}>
            <span>{minLabel}</span>
            <span>{maxLabel}</span>
          </div>
        </>
      )}
    </FieldGroup>
  );
}

function listeners(props: SliderValue) {
  if (props.thumbLabels) {
    const { onValueChange, onValueCommit } = props;
    return {
      onValueChange: ([from = 0, to = 0]: number[]) => onValueChange([from, to]),
      onValueCommit: ([from = 0, to = 0]: number[]) => onValueCommit?.([from, to]),
    };
  }
  const { onValueChange, onValueCommit } = props;
  return {
    onValueChange: ([value = 0]: number[]) => onValueChange(value),
    onValueCommit: ([value = 0]: number[]) => onValueCommit?.(value),
  };
}
