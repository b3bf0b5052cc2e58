import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { isMoneyMoving } from "../../features/orders/money-moving.ts";
import { paymentQuery } from "../../features/orders/orders-api.ts";
import { PaymentSkeleton } from "../../features/orders/payment-skeleton.tsx";
import { PaymentState } from "../../features/orders/payment-state.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { NoSuchOrder } from "../no-such-order.tsx";
import { PageHead } from "../page-head.tsx";
import { PrivatePage } from "../private-page.tsx";
import styles from "./page.module.css";

/** How far one payment is: where people come back to from a gateway. */
export default function PaymentStatusPage() {
  const t = useTexts();
  const { paymentId = "" } = useParams();
  return (
    <div className={styles.page}>
      <PageHead
        title={`${t("payment.title")} · ${t("shop.name")}`}
        description={t("payment.description")}
        index={false}
      />
      <PrivatePage
        path={usePaths().paymentStatus(paymentId)}
        headingLevel={1}
        title={t("payment.guest")}
        text={t("payment.guestText")}
        skeleton={<PaymentSkeleton />}
      >
        <ThePayment id={paymentId} />
      </PrivatePage>
    </div>
  );
}

/** Milliseconds between looks, while the money is on its way. */
const interval = 4000;

function ThePayment({ id }: { id: string }) {
  const t = useTexts();
  const { data, error, refetch, fetchStatus, isFetching } = useQuery({
    ...paymentQuery(useApi(), id),
    refetchInterval: ({ state: { data } }) => (data && isMoneyMoving(data) ? interval : false),
  });
  if (data) return <PaymentState payment={data} checking={isFetching} onCheck={() => void refetch()} />;
  if (hasStatus(error, 404)) {
    return <NoSuchOrder title={t("payment.notFound")} text={t("payment.notFoundText")} />;
  }
  if (error) return <LoadFailure headingLevel={1} error={error} onRetry={() => void refetch()} />;
  if (fetchStatus === "paused") return <OfflineState headingLevel={1} />;
  return <PaymentSkeleton />;
}
