import { Card, Skeleton } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import state from "./order-state.module.css";
import styles from "./payment-state.module.css";

/** Keeps the place of a payment that is being read. */
export function PaymentSkeleton() {
  const t = useTexts();
  return (
    <Card asChild variant="raised" padding="large">
      <section aria-busy className={styles.root}>
        <div className={state.root}>
          <Skeleton shape="circle" className={state.icon} />
          <div className={state.words}>
            <h1 className={state.status}>{t("payment.title")}</h1>
            <Skeleton width="80%" />
          </div>
        </div>
        <div className={styles.facts}>
          {["6rem", "5rem", "7rem"].map((width) => (
            <Skeleton key={width} width={width} className={styles.fact} />
          ))}
        </div>
        <Skeleton shape="box" width="10rem" height="var(--control-medium)" />
      </section>
    </Card>
  );
}
