import type { ReactNode } from "react";
import styles from "./fact-list.module.css";

export interface Fact {
  name: string;
  /** empty: the fact is not shown */
  value: ReactNode;
  /** where another fact has the same name */
  key?: string;
}

export interface FactListProps {
  facts: readonly Fact[];
  /** less space, for many short facts */
  dense?: boolean;
}

/** Names and values; side by side where there is space. */
export function FactList({ facts, dense }: FactListProps) {
  return (
    <div className={styles.root}>
      <dl data-dense={dense || undefined} className={styles.list}>
        {facts.map(({ name, value, key = name }) =>
          value ? (
            <div key={key} className={styles.fact}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </div>
  );
}
