import { Card } from "@bezak/ui-kit";
import { useId, type ReactNode } from "react";
import styles from "./product-form.module.css";

export interface FormSectionProps {
  /** target of links to fields that are not rendered */
  anchor?: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

export function FormSection({ anchor, title, text, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card
      id={anchor}
      tabIndex={anchor ? -1 : undefined}
      padding="large"
      role="group"
      aria-labelledby={id}
      className={styles.section}
    >
      <h2 id={id} className={styles.sectionTitle}>
        {title}
      </h2>
      {text ? <p className={styles.sectionText}>{text}</p> : null}
      {children}
    </Card>
  );
}
