import { useLocation } from "react-router";
import { PaymentList } from "../../features/payments/admin/payment-list.tsx";
import { parsePaymentsChoice } from "../../features/payments/admin/payments-address.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

export default function PaymentsPage() {
  const t = useTexts();
  const title = t("paymentAdmin.title");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <h1>{title}</h1>
      <PaymentList choice={parsePaymentsChoice(new URLSearchParams(useLocation().search))} />
    </div>
  );
}
