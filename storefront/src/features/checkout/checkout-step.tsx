import { Card, VisuallyHidden } from "@bezak/ui-kit";
import { Check } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./checkout-step.module.css";

export interface CheckoutStepProps {
  /** from 1 */
  number: number;
  title: string;
  /** all required fields are filled in */
  done: boolean;
  children: ReactNode;
}

export function CheckoutStep({ number, title, done, children }: CheckoutStepProps) {
  const t = useTexts();
  const id = useId();
  return (
    <Card asChild padding="large" className={styles.root}>
      <section aria-labelledby={id}>
        <header className={styles.header}>
          <span aria-hidden data-done={done || undefined} className={styles.mark}>
            {done ? <Check /> : number}
          </span>
          <h2 id={id}>{title}</h2>
          {done ? <VisuallyHidden>({t("checkout.done")})</VisuallyHidden> : null}
        </header>
        {children}
      </section>
    </Card>
  );
}
