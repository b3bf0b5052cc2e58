import { Card } from "@bezak/ui-kit";
import { useId, type ReactNode } from "react";
import styles from "./shop-form.module.css";

export interface FormSectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card asChild padding="large">
      <section aria-labelledby={id} className={styles.section}>
        <div>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p className={styles.quiet}>{text}</p>
        </div>
        {children}
      </section>
    </Card>
  );
}
