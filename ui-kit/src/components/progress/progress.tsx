import { Progress as Primitive } from "radix-ui";
import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./progress.module.css";

type ProgressAmount =
  | {
      /** The amount done, from 0 to `max`. */
      value: number;
      max?: number;
      /** The amount as text, shown and read: `3 из 8 файлов`. */
      valueText: string;
      indeterminate?: never;
    }
  | {
      /** The duration is unknown. */
      indeterminate: true;
      value?: never;
      max?: never;
      valueText?: never;
    };

export type ProgressProps = ProgressAmount &
  Omit<ComponentProps<"div">, "children"> & {
    /** What is in progress, or what is to be reached. */
    label: ReactNode;
    /** Shows the label and text only to screen readers. */
    hideLabel?: boolean;
  };

/** The progress of an upload, a checklist, or towards free delivery. */
export function Progress(props: ProgressProps) {
  const { value, max = 100, valueText, indeterminate, label, hideLabel, className, ...rest } = props;
  const labelId = useId();
  const amount = indeterminate ? null : Math.min(max, Math.max(0, value));
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      {hideLabel ? (
        <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      ) : (
        <div className={styles.words}>
          <span id={labelId} className={styles.label}>
            {label}
          </span>
          {valueText ? (
            <span aria-hidden className={styles.value}>
              {valueText}
            </span>
          ) : null}
        </div>
      )}
      <Primitive.Root
        aria-labelledby={labelId}
        value={amount}
        max={max}
        getValueLabel={() => valueText ?? ""}
        className={styles.track}
      >
        <Primitive.Indicator
          className={styles.bar}
          style={amount === null ? undefined : { translate: `${(amount / max - 1) * 100}% 0` }}
        />
      </Primitive.Root>
    </div>
  );
}
