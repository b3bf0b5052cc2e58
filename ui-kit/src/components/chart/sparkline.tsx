import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./sparkline.module.css";
import { linePath } from "./line-path.ts";

export interface SparklineProps extends Omit<ComponentProps<"svg">, "children" | "values" | "role"> {
  /** Description in words: "Sales of the last 7 days, rising". */
  label: string;
  values: readonly number[];
}

/** The trend of a number, without axes: for a StatTile or a table row. */
export function Sparkline({ label, values, className, ...rest }: SparklineProps) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const last = Math.max(1, values.length - 1);
  const points = values.map((value, at) => ({ x: (at / last) * 100, y: 95 - ((value - low) / span) * 90 }));
  return (
    <svg
      {...rest}
      role="img"
      aria-label={label}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={classNames(styles.root, className)}
    >
      <path d={linePath(points, 100)} className={styles.area} />
      <path d={linePath(points)} className={styles.line} />
    </svg>
  );
}
