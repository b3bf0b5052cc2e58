import type { ReactNode } from "react";
import styles from "./export-menu.module.css";

/** The title of a list that has no bar of views, with its export beside it. */
export function ExportTitle({ children, menu }: { children: ReactNode; menu: ReactNode }) {
  return (
    <div className={styles.title}>
      {children}
      {menu}
    </div>
  );
}
