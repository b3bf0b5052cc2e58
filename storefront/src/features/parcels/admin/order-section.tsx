import { Card } from "@bezak/ui-kit";
import { useId, type ReactNode } from "react";
import styles from "./order-view.module.css";

export interface OrderSectionProps {
  title: string;
  children: ReactNode;
}

export function OrderSection({ title, children }: OrderSectionProps) {
  const id = useId();
  return (
    <Card asChild padding="large">
      <section aria-labelledby={id} className={styles.section}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}
