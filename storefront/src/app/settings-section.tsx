import { Card } from "@bezak/ui-kit";
import { useId, type ReactNode } from "react";
import styles from "./settings-section.module.css";

export interface SettingsSectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Card asChild padding="large" className={styles.root}>
      <section aria-labelledby={id}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {text ? <p className={styles.text}>{text}</p> : null}
        </div>
        {children}
      </section>
    </Card>
  );
}
