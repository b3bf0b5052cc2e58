import type { Order } from "@bezak/contract/orders.ts";
import { Breadcrumbs, Button } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useParams } from "react-router";
import { OrderTotals } from "../../features/checkout/order-totals.tsx";
import { useCityName } from "../../features/checkout/use-city-name.ts";
import { OrderView } from "../../features/orders/order-view.tsx";
import { orderQuery } from "../../features/orders/orders-api.ts";
import { OrderSkeleton } from "../../features/orders/order-skeleton.tsx";
import { OrderPay } from "../../features/payments/order-pay.tsx";
import { OrderReceipts } from "../../features/payments/order-receipts.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { Link } from "../../lib/link.tsx";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { renderLink } from "../../lib/render-link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { PageHead } from "../page-head.tsx";
import { PrivatePage } from "../private-page.tsx";
import { NoSuchOrder } from "../no-such-order.tsx";
import { OrderMoney } from "../order-money.tsx";
import { RepeatOrder } from "../repeat-order.tsx";
import styles from "./page.module.css";

export default function OrderPage() {
  const t = useTexts();
  const paths = usePaths();
  const { orderId = "" } = useParams();
  const api = useApi();
  // the address may contain the id; the breadcrumbs show the number once the order is loaded
  const { data: order } = useQuery({ ...orderQuery(api, orderId), enabled: false });
  const title = order ? t("orders.order", { number: order.number }) : t("orders.one");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={t("orders.description")} index={false} />
      <Breadcrumbs
        label={t("common.breadcrumbs")}
        renderLink={renderLink}
        items={[
          { label: t("nav.home"), to: paths.home() },
          { label: t("orders.title"), to: paths.orders() },
          { label: title },
        ]}
      />
      <PrivatePage
        path={paths.order(orderId)}
        headingLevel={1}
        title={t("orders.guest")}
        text={t("orders.guestText")}
        skeleton={<OrderSkeleton title={title} />}
      >
        <TheOrder id={orderId} title={title} />
      </PrivatePage>
    </div>
  );
}

function OrderActions({ order }: { order: Order }) {
  const t = useTexts();
  const paths = usePaths();
  return (
    <>
      <RepeatOrder items={order.items} />
      <Button asChild wide variant="ghost" icon={<Printer aria-hidden />}>
        <Link to={paths.receipt(order.number)}>{t("orders.receipt")}</Link>
      </Button>
    </>
  );
}

function TheOrder({ id, title }: { id: string; title: string }) {
  const { data: order, error, refetch, fetchStatus } = useQuery(orderQuery(useApi(), id));
  const cityName = useCityName(order?.delivery.city ?? "");
  if (order) {
    return (
      <OrderView
        order={order}
        cityName={cityName}
        actions={<OrderActions order={order} />}
        totals={<OrderTotals totals={order.totals} deliveryKnown />}
        pay={<OrderPay order={order} />}
        money={<OrderMoney order={order} />}
        receipts={<OrderReceipts order={order} headingLevel={3} />}
      />
    );
  }
  if (hasStatus(error, 404)) return <NoSuchOrder />;
  if (error) return <LoadFailure headingLevel={1} error={error} onRetry={() => void refetch()} />;
  return fetchStatus === "paused" ? <OfflineState headingLevel={1} /> : <OrderSkeleton title={title} />;
}
