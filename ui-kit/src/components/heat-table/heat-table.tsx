import type { ComponentProps, CSSProperties } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./heat-table.module.css";

export interface HeatTableRow {
  key: string;
  /** Names the row: "November 2026". */
  name: string;
  /** Before the cells, not coloured: the number of buyers. */
  size: string;
  /** One for each column; null where there is none yet. */
  values: readonly (number | null)[];
}

export interface HeatTableProps extends Omit<ComponentProps<"div">, "children"> {
  /** The accessible name of the table. */
  label: string;
  /** Name of the rows, of their size and of each column of values. */
  head: readonly [name: string, size: string, ...columns: string[]];
  rows: readonly HeatTableRow[];
  format: (value: number) => string;
  /** Read for a missing value, which shows a dash: "not over yet". */
  missing: string;
}

/** Numbers in rows and columns; the larger a number, the stronger its background. The numbers say the same. */
export function HeatTable({ label, head, rows, format, missing, className, ...rest }: HeatTableProps) {
  const largest = Math.max(...rows.flatMap(({ values }) => values.map((value) => value ?? 0)), 0);
  return (
    // scrolls sideways when its letters are larger than it is wide
    <div
      role="group"
      aria-label={label}
      tabIndex={0}
      {...rest}
      className={classNames(styles.root, className)}
    >
      <table aria-label={label} className={styles.table}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, size, values }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{size}</td>
              {values.map((value, column) =>
                value === null ? (
                  <td key={column} className={styles.missing}>
                    <span role="img" aria-label={missing} title={missing}>
                      –
                    </span>
                  </td>
                ) : (
                  <td
                    key={column}
                    style={{ "--heat": largest > 0 ? value / largest : 0 } as CSSProperties}
                    className={styles.cell}
                  >
                    {format(value)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
