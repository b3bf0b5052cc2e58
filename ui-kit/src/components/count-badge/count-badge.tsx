import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import { cappedCount } from "./capped-count.ts";
import styles from "./count-badge.module.css";

export interface CountBadgeProps extends Omit<ComponentProps<"span">, "children"> {
  /** Integer; nothing is shown for 0 or less. */
  count: number;
  /** The largest number shown, by default 99; larger ones are `99+`. */
  max?: number;
  /** Positions it on the top right corner of the nearest positioned ancestor. */
  floating?: boolean;
}

/** A small number on an icon. Decorative: add `cappedCount` to the accessible name of the button or link. */
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
