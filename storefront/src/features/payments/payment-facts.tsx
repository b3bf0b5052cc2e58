import type { Payment } from "@bezak/contract/payments.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./payment-view.module.css";

export function PaymentFacts({ payment }: { payment: Payment }) {
  const t = useTexts();
  const sum = useSum();
  return (
    <dl className={styles.facts}>
      <dt>{t("payment.amount")}</dt>
      <dd className={styles.sum}>{sum(payment.amount)}</dd>
      <dt>{t("payment.method")}</dt>
      <dd>{t(`orders.methods.${payment.method}`)}</dd>
      <dt>{t("payment.order")}</dt>
      <dd>{payment.orderNumber}</dd>
    </dl>
  );
}
