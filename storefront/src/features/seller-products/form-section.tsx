import { Card } from "@bezak/ui-kit";
import { useId, type ReactNode } from "react";
import styles from "./product-form.module.css";

export interface FormSectionProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** One part of the product's form. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card padding="large" role="group" aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.sectionTitle}>
        {title}
      </h2>
      {text ? <p className={styles.sectionText}>{text}</p> : null}
      {children}
    </Card>
  );
}
