import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./badge.module.css";

export interface BadgeProps extends ComponentProps<"span"> {
  /** `sale` and `accent` are strong (for pictures and prices); the others are light tints. */
  tone?: "neutral" | "brand" | "info" | "success" | "warning" | "danger" | "sale" | "accent";
}

/** A short word about the state of the element it belongs to. */
export function Badge({ tone = "neutral", className, ...rest }: BadgeProps) {
  return <span {...rest} data-tone={tone} className={classNames(styles.root, className)} />;
}
