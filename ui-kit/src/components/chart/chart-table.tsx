import styles from "./chart-table.module.css";

interface ChartTableProps {
  label: string;
  summary: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The numbers of a chart as a table, collapsed initially. */
export function ChartTable({ label, summary, head, rows }: ChartTableProps) {
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      <div role="region" aria-label={label} tabIndex={0} className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {head.map((name, position) => (
                <th key={position} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], row) => (
              <tr key={row}>
                <th scope="row">{name}</th>
                {cells.map((cell, position) => (
                  <td key={position}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
