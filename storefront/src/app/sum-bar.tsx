import { Card } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import styles from "./sum-bar.module.css";

export interface SumBarProps {
  /** name of the sum */
  label: string;
  amount: ReactNode;
  /** a new amount is loading */
  busy?: boolean;
  /** why the button is disabled */
  problem?: ReactNode;
  /** the button */
  action: ReactNode;
  /** further text, hidden on a phone */
  children?: ReactNode;
}

/**
 * The sum and the button that continues: a card beside the page, on a phone a sticky bar above the tabs, which ends
 * below the content and so never covers its end. A single element, so that there is only one button.
 */
export function SumBar({ label, amount, busy, problem, action, children }: SumBarProps) {
  return (
    <Card variant="raised" padding="none" className={styles.root}>
      {problem ? (
        <p role="status" className={styles.problem}>
          {problem}
        </p>
      ) : null}
      <p aria-busy={busy || undefined} className={styles.sum}>
        <span className={styles.label}>{label}</span>
        <span className={styles.amount}>{amount}</span>
      </p>
      <div className={styles.action}>{action}</div>
      {children ? <div className={styles.more}>{children}</div> : null}
    </Card>
  );
}
