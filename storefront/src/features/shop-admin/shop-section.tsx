import { Card } from "@bezak/ui-kit";
import { useId, type ReactNode } from "react";
import styles from "./shop-overview.module.css";

export interface ShopSectionProps {
  title: string;
  children: ReactNode;
}

export function ShopSection({ title, children }: ShopSectionProps) {
  const id = useId();
  return (
    <Card asChild padding="large">
      <section aria-labelledby={id} className={styles.section}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}
