import type { Fact } from "../../../lib/fact-list.tsx";
import styles from "./order-view.module.css";

/** Short names with their sums or states, each on one line where there is space. */
export function SumList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.sums}>
      {facts.map(({ name, value, key = name }) =>
        value ? (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
