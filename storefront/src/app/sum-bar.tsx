import { Card } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import styles from "./sum-bar.module.css";

export interface SumBarProps {
  /** what is summed */
  label: string;
  amount: ReactNode;
  /** the amount is about to change */
  busy?: boolean;
  /** what keeps the button from working */
  problem?: ReactNode;
  /** the button */
  action: ReactNode;
  /** more words, where there is room: not on a phone */
  children?: ReactNode;
}

/**
 * What it comes to and the button that goes on: a card beside the page, and on a phone a bar that sticks above the tabs
 * and comes to rest below the content, so that it never covers the end of it. One element for both, for one button.
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
