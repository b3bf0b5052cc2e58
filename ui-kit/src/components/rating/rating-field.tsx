import { Star } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import { FieldGroup } from "../field/field-group.tsx";
import type { FieldTexts } from "../field/field.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./rating-field.module.css";

const stars = [1, 2, 3, 4, 5] as const;

export interface RatingFieldProps
  extends FieldTexts, Omit<ComponentProps<"fieldset">, "children" | "onChange" | "defaultValue"> {
  /** Words of the five, from worst to best; the chosen one stands beside the stars. */
  starLabels: readonly [string, string, string, string, string];
  /** 1 to 5, 0 while nothing is chosen. */
  value: number;
  /** Gets 1 to 5. */
  onValueChange: (value: number) => void;
  /** Name in the form; made up when left out. */
  name?: string;
}

/** Asks for one to five stars. Native radios: arrows move, the form posts them; the stars fill up to the pointer. */
export function RatingField(props: RatingFieldProps) {
  const { starLabels, value, onValueChange, name, className, ...rest } = props;
  return (
    <FieldGroup
      {...rest}
      describeGroup
      role="radiogroup"
      aria-required={props.required}
      aria-invalid={props.error ? true : undefined}
      className={classNames(styles.root, className)}
    >
      {({ id }) => (
        <div className={styles.choices}>
          <div className={styles.choice}>
            {stars.map((star) => (
              <label key={star} title={starLabels[star - 1]} data-filled={star <= value || undefined}>
                <input
                  type="radio"
                  name={name ?? id}
                  value={star}
                  checked={star === value}
                  onChange={() => onValueChange(star)}
                  className={styles.radio}
                />
                <Star aria-hidden />
                <VisuallyHidden>{starLabels[star - 1]}</VisuallyHidden>
              </label>
            ))}
          </div>
          <span aria-hidden className={styles.word}>
            {starLabels[value - 1]}
          </span>
        </div>
      )}
    </FieldGroup>
  );
}
