import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import { cappedCount } from "./capped-count.ts";
import styles from "./count-badge.module.css";

export interface CountBadgeProps extends Omit<ComponentProps<"span">, "children"> {
  /** Whole number; nothing is shown for 0 and less. */
  count: number;
  /** The largest number written out, 99 unless told; above it stands `99+`. */
  max?: number;
  /** Lays it on the upper right corner of the nearest positioned ancestor. */
  floating?: boolean;
}

/** A small number on an icon. Decorative: put `cappedCount` into the name of the button or link that carries it. */
export function CountBadge({ count, max, floating, className, ...rest }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      {...rest}
      aria-hidden
      data-floating={floating || undefined}
      className={classNames(styles.root, className)}
    >
      {cappedCount(count, max)}
    </span>
  );
}
