import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./field.module.css";

/** The live region exists before the error appears, since screen readers would miss the first one otherwise. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div aria-live="polite">
      {children ? (
        <p id={id} className={styles.error}>
          <CircleAlert aria-hidden />
          <span>{children}</span>
        </p>
      ) : null}
    </div>
  );
}
