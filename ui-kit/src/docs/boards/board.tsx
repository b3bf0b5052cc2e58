import type { ReactNode } from "react";
import styles from "./board.module.css";

/** A page of related components, which is compared as a picture. */
export function Board({ children }: { children: ReactNode }) {
  return (
    <div data-testid="board" className={styles.board}>
      {children}
    </div>
  );
}

/** Side by side, wrapping. */
export function BoardRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** In columns where there is room. */
export function BoardColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
