import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./bar-table.module.css";

export interface BarTableRow {
  key: string;
  /** Text or a link. */
  name: ReactNode;
  /** Of at least zero: the length of the bar. */
  value: number;
  /** The value with its unit: "1 250 000 sum". */
  text: string;
  /** Below the value, smaller: "12 orders". */
  about?: ReactNode;
}

export interface BarTableProps extends Omit<ComponentProps<"div">, "children"> {
  /** The accessible name of the table. */
  label: string;
  /** Names of the two columns, read by screen readers. */
  head: readonly [name: string, value: string];
  /** In the order shown. */
  rows: readonly BarTableRow[];
  /** The value of a whole bar; by default the largest value. */
  max?: number;
}

/** Names with a value each, as numbers and as bars to compare. */
export function BarTable({ label, head, rows, max, className, ...rest }: BarTableProps) {
  const whole = max ?? Math.max(...rows.map(({ value }) => value), 0);
  // explicit roles: the stacked cells of a narrow table lose their native ones
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <table role="table" aria-label={label} className={styles.table}>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {head.map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, name, value, text, about }) => (
            <tr key={key} role="row">
              <th role="rowheader" scope="row" className={styles.name}>
                {name}
                <span
                  aria-hidden
                  style={{ "--share": whole > 0 ? Math.min(1, value / whole) : 0 } as CSSProperties}
                  className={styles.bar}
                />
              </th>
              <td role="cell" className={styles.value}>
                <b>{text}</b>
                {about ? <span className={styles.about}>{about}</span> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
