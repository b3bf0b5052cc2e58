import type { Payment } from "@bezak/contract/payments.ts";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "react-router";
import { orderQuery } from "../../features/orders/orders-api.ts";
import { PaymentSkeleton } from "../../features/payments/payment-skeleton.tsx";
import { getStage } from "../../features/payments/payment-stage.ts";
import { PaymentView } from "../../features/payments/payment-view.tsx";
import { headText } from "../../features/payments/payment-messages.ts";
import { paymentQuery } from "../../features/payments/payments-api.ts";
import { usePaymentWatch } from "../../features/payments/use-payment-watch.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { NoSuchOrder } from "../no-such-order.tsx";
import { PageHead } from "../page-head.tsx";
import { PrivatePage } from "../private-page.tsx";
import { RepeatOrder } from "../repeat-order.tsx";
import styles from "./page.module.css";

/** Status of a payment and the choice how to pay; gateways return here. */
export default function PaymentStatusPage() {
  const t = useTexts();
  const { paymentId = "" } = useParams();
  const { data: payment } = useQuery({ ...paymentQuery(useApi(), paymentId), enabled: false });
  const title = payment
    ? t("payment.titleOf", { state: headText(payment, getStage(payment), t), number: payment.orderNumber })
    : t("payment.title");
  return (
    <div data-tall className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={t("payment.description")} index={false} />
      <PrivatePage
        path={usePaths().paymentStatus(paymentId)}
        headingLevel={1}
        title={t("payment.guest")}
        text={t("payment.guestText")}
        skeleton={<PaymentSkeleton />}
      >
        <ThePayment key={paymentId} id={paymentId} />
      </PrivatePage>
    </div>
  );
}

function ThePayment({ id }: { id: string }) {
  const t = useTexts();
  const { hash } = useLocation();
  const { payment, error, paused, checking, behind, check } = usePaymentWatch(id);
  if (payment) {
    return (
      <PaymentView
        payment={payment}
        checking={checking}
        behind={behind}
        onCheck={check}
        chooseAtOnce={hash === "#other"}
        again={<Again payment={payment} />}
      />
    );
  }
  if (hasStatus(error, 404)) {
    return <NoSuchOrder title={t("payment.notFound")} text={t("payment.notFoundText")} />;
  }
  if (error) return <LoadFailure headingLevel={1} error={error} onRetry={check} />;
  if (paused) return <OfflineState headingLevel={1} />;
  return <PaymentSkeleton />;
}

/** Puts the products of an unpaid, cancelled order into the cart again. */
function Again({ payment }: { payment: Payment }) {
  const { data: order } = useQuery(orderQuery(useApi(), payment.orderNumber));
  return order ? <RepeatOrder items={order.items} /> : null;
}
