import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { OrderSkeleton } from "../../features/orders/order-skeleton.tsx";
import { orderQuery } from "../../features/orders/orders-api.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { NoSuchOrder } from "../no-such-order.tsx";
import { OrderThanks } from "../order-thanks.tsx";
import { PageHead } from "../page-head.tsx";
import { PrivatePage } from "../private-page.tsx";
import styles from "./page.module.css";

/** Thanks for an order by id or number, for links in mails and reloads. */
export default function OrderConfirmationPage() {
  const t = useTexts();
  const { orderId = "" } = useParams();
  return (
    <div className={styles.page}>
      <PageHead
        title={`${t("success.title")} · ${t("shop.name")}`}
        description={t("success.description")}
        index={false}
      />
      <PrivatePage
        path={usePaths().orderConfirmation(orderId)}
        headingLevel={1}
        title={t("orders.guest")}
        text={t("orders.guestText")}
        skeleton={<OrderSkeleton title={t("success.title")} />}
      >
        <Confirmation id={orderId} />
      </PrivatePage>
    </div>
  );
}

function Confirmation({ id }: { id: string }) {
  const t = useTexts();
  const { data: order, error, refetch, fetchStatus } = useQuery(orderQuery(useApi(), id));
  if (order) return <OrderThanks number={order.number} />;
  if (hasStatus(error, 404)) return <NoSuchOrder />;
  if (error) return <LoadFailure headingLevel={1} error={error} onRetry={() => void refetch()} />;
  if (fetchStatus === "paused") return <OfflineState headingLevel={1} />;
  return <OrderSkeleton title={t("success.title")} />;
}
