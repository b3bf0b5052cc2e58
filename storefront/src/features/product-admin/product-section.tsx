import { Card } from "@bezak/ui-kit";
import { useId, type ReactNode } from "react";
import styles from "./product-view.module.css";

export interface ProductSectionProps {
  title: string;
  children: ReactNode;
}

export function ProductSection({ title, children }: ProductSectionProps) {
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
