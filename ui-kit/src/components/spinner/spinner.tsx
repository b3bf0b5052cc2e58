import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./spinner.module.css";

type SpinnerOwnProps = {
  /** Diameter; `text` follows the font size. */
  size?: "text" | "medium" | "large";
} & (
  | {
      /** What is being waited for, read by screen readers. */
      label: string;
      decorative?: never;
    }
  | {
      /** The wait is already told in words beside it. */
      decorative: true;
      label?: never;
    }
);

export type SpinnerProps = SpinnerOwnProps & Omit<ComponentProps<"span">, "children" | "role">;

/** Says that something of unknown length is going on. */
export function Spinner({ size = "medium", label, decorative, className, ...rest }: SpinnerProps) {
  const meaning = decorative ? { "aria-hidden": true } : { role: "status", "aria-label": label };
  return <span {...rest} {...meaning} data-size={size} className={classNames(styles.root, className)} />;
}
