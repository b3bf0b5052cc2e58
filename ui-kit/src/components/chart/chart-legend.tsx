import styles from "./chart.module.css";

export function ChartLegend({ kind, labels }: { kind: "line" | "bar"; labels: readonly string[] }) {
  return (
    <ul role="list" data-kind={kind} className={styles.legend}>
      {labels.map((label, position) => (
        <li key={position} data-series={position + 1}>
          <span className={styles.swatch} />
          {label}
        </li>
      ))}
    </ul>
  );
}
