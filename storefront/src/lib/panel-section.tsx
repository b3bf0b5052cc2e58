import { Card } from "@bezak/ui-kit";
import { useId, type ReactNode } from "react";
import styles from "./panel-section.module.css";

export interface PanelSectionProps {
  title: string;
  children: ReactNode;
}

/** A titled part of the page of an order, a product, a shop or a payout. */
export function PanelSection({ title, children }: PanelSectionProps) {
  const id = useId();
  return (
    <Card asChild padding="large">
      <section aria-labelledby={id} className={styles.root}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}
