import { Card, Skeleton } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { StateHead } from "../../lib/state-head.tsx";
import styles from "./payment-view.module.css";

export function PaymentSkeleton() {
  const t = useTexts();
  return (
    <Card asChild variant="raised" padding="large">
      <section aria-busy className={styles.root}>
        <StateHead
          tone="neutral"
          icon={<Skeleton shape="circle" width="1.625rem" />}
          title={<h1>{t("payment.title")}</h1>}
        >
          <Skeleton width="80%" />
        </StateHead>
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
