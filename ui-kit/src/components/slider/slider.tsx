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
      /** Least and greatest; two thumbs. */
      value: readonly [number, number];
      /** While a thumb moves. */
      onValueChange: (value: [number, number]) => void;
      /** When it is let go, or after a key: the time to ask a server. */
      onValueCommit?: (value: [number, number]) => void;
      /** Names of the thumbs: "From", "To". */
      thumbLabels: readonly [string, string];
      /** Least distance of the thumbs, in steps. */
      minDistance?: number;
    };

export type SliderProps = SliderValue &
  Omit<FieldTexts, "required"> & {
    /** Least value. */
    min: number;
    /** Greatest value. */
    max: number;
    /** Distance of an arrow key, 1 unless told; Page Up and Page Down go ten. */
    step?: number;
    /** Writes a value as people read and hear it; plain digits unless told. */
    format?: (value: number) => string;
    /** At the ends below the track; the formatted limits unless told. */
    minLabel?: string;
    /** Words below the right end. */
    maxLabel?: string;
    /** Cannot be used now; looks so and is passed over by the keyboard. */
    disabled?: boolean;
    /** Name in the form; left out, the form does not post it. */
    name?: string;
    /** Lands on the outermost element. */
    className?: string;
  };

/** A number, or a range of numbers, by pulling. Where the exact number matters, stand fields beside it. */
export function Slider(props: SliderProps) {
  const { label, hideLabel, hint, error, min, max, step = 1, format = String, ...other } = props;
  const { minLabel = format(min), maxLabel = format(max), disabled, name, className, thumbLabels } = other;
  const values = typeof props.value === "number" ? [props.value] : [...props.value];
  return (
    <FieldGroup {...{ label, hideLabel, hint, error, className }}>
      {({ labelId, describedBy }) => (
        <>
          <p aria-hidden className={styles.value}>
            {values.map(format).join(" – ")}
          </p>
          <Primitive.Root
            {...{ min, max, step, disabled, name }}
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
