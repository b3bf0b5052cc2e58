import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./spinner.module.css";

type SpinnerOwnProps = {
  /** Diameter; `text` follows the font size. */
  size?: "text" | "medium" | "large";
} & (
  | {
      /** What is loading, for screen readers. */
      label: string;
      decorative?: never;
    }
  | {
      /** Text beside it already says that it is loading. */
      decorative: true;
      label?: never;
    }
);

export type SpinnerProps = SpinnerOwnProps & Omit<ComponentProps<"span">, "children" | "role">;

/** Shows that an action of unknown duration is in progress. */
export function Spinner({ size = "medium", label, decorative, className, ...rest }: SpinnerProps) {
  const meaning = decorative ? { "aria-hidden": true } : { role: "status", "aria-label": label };
  return <span {...rest} {...meaning} data-size={size} className={classNames(styles.root, className)} />;
}
