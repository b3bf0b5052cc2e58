import type { Order } from "@bezak/contract/orders.ts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { useCityName } from "../../features/checkout/use-city-name.ts";
import { OrderReceipt } from "../../features/orders/order-receipt.tsx";
import { OrderSkeleton } from "../../features/orders/order-skeleton.tsx";
import { orderQuery } from "../../features/orders/orders-api.ts";
import { FiscalReceipts } from "../../features/payments/fiscal-receipts.tsx";
import { useFiscalReceipts } from "../../features/payments/order-receipts.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { NoSuchOrder } from "../no-such-order.tsx";
import { PageHead } from "../page-head.tsx";
import { PrivatePage } from "../private-page.tsx";
import styles from "./receipt-page.module.css";

/** An order for printing, outside the shell. */
export default function ReceiptPage() {
  const t = useTexts();
  const { orderId = "" } = useParams();
  return (
    <main id="main" className={styles.page}>
      <PageHead
        title={`${t("receipt.title", { number: orderId })} · ${t("shop.name")}`}
        description={t("receipt.description")}
        index={false}
      />
      <PrivatePage
        path={usePaths().receipt(orderId)}
        headingLevel={1}
        title={t("orders.guest")}
        text={t("orders.guestText")}
        skeleton={<OrderSkeleton title={t("orders.one")} />}
      >
        <TheReceipt id={orderId} />
      </PrivatePage>
    </main>
  );
}

function TheReceipt({ id }: { id: string }) {
  const t = useTexts();
  const { data: order, error, refetch, fetchStatus } = useQuery(orderQuery(useApi(), id));
  if (order) return <WholeReceipt order={order} />;
  if (hasStatus(error, 404)) return <NoSuchOrder />;
  if (error) return <LoadFailure headingLevel={1} error={error} onRetry={() => void refetch()} />;
  if (fetchStatus === "paused") return <OfflineState headingLevel={1} />;
  return <OrderSkeleton title={t("orders.one")} />;
}

/** Waits for all data: parts that arrive later would move the text or be missing on paper. */
function WholeReceipt({ order }: { order: Order }) {
  const t = useTexts();
  const cityName = useCityName(order.delivery.city);
  const { receipts, isLoading } = useFiscalReceipts(order);
  if (isLoading) return <OrderSkeleton title={t("orders.one")} />;
  return <OrderReceipt order={order} cityName={cityName} fiscal={<FiscalReceipts receipts={receipts} />} />;
}
