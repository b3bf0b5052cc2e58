import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./badge.module.css";

export interface BadgeProps extends ComponentProps<"span"> {
  /** `sale` and `accent` are loud (on pictures and prices); the others tint quietly. */
  tone?: "neutral" | "brand" | "info" | "success" | "warning" | "danger" | "sale" | "accent";
}

/** A short word about the state of what it stands on. */
export function Badge({ tone = "neutral", className, ...rest }: BadgeProps) {
  return <span {...rest} data-tone={tone} className={classNames(styles.root, className)} />;
}
