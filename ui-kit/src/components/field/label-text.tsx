import type { ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./field.module.css";

export interface LabelTextProps {
  children: ReactNode;
  hidden?: boolean;
  required?: boolean;
}

/** The content of a label or legend. Screen readers learn from the control that it is required. */
export function LabelText({ children, hidden, required }: LabelTextProps) {
  const text = (
    <>
      {children}
      {required ? (
        <span aria-hidden className={styles.star}>
          {" *"}
        </span>
      ) : null}
    </>
  );
  return hidden ? <VisuallyHidden>{text}</VisuallyHidden> : text;
}
