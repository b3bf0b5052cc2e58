import { Card } from "@bezak/ui-kit";
import { useId, type ReactNode } from "react";
import styles from "./form-section.module.css";

export interface FormSectionProps {
  /** anchor of the section */
  id?: string;
  title: string;
  text: string;
  /** below the text, such as who changed something last */
  note?: ReactNode;
  children: ReactNode;
}

export function FormSection({ id, title, text, note, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Card asChild padding="large">
      <section id={id} aria-labelledby={titleId} className={styles.root}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
          {note ? <p className={styles.text}>{note}</p> : null}
        </div>
        {children}
      </section>
    </Card>
  );
}
