import { Button, EmptyState, Pagination } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Package } from "lucide-react";
import { useLocation } from "react-router-dom";
import { OrderSummaryCard } from "../../features/orders/order-summary-card.tsx";
import { ordersQuery } from "../../features/orders/orders-api.ts";
import { OrdersSkeleton } from "../../features/orders/orders-skeleton.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { Link } from "../../lib/link.tsx";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { renderLink } from "../../lib/render-link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { PageHead } from "../page-head.tsx";
import { PrivatePage } from "../private-page.tsx";
import styles from "./orders-page.module.css";

const placeholders = 4;

export default function OrdersPage() {
  const t = useTexts();
  const paths = usePaths();
  return (
    <div className={styles.page}>
      <PageHead
        title={`${t("orders.title")} · ${t("shop.name")}`}
        description={t("orders.description")}
        index={false}
      />
      <h1>{t("orders.title")}</h1>
      <PrivatePage
        path={paths.orders()}
        title={t("orders.guest")}
        text={t("orders.guestText")}
        skeleton={<OrdersSkeleton count={placeholders} />}
      >
        <Orders />
      </PrivatePage>
    </div>
  );
}

function Orders() {
  const t = useTexts();
  const paths = usePaths();
  const page = Math.max(
    1,
    Number.parseInt(new URLSearchParams(useLocation().search).get("page") ?? "1", 10) || 1,
  );
  const { data, error, refetch, fetchStatus, isPlaceholderData } = useQuery(ordersQuery(useApi(), page));
  if (!data) {
    if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
    return fetchStatus === "paused" ? <OfflineState /> : <OrdersSkeleton count={placeholders} />;
  }
  if (data.data.length === 0) return page > 1 ? <NoSuchPage /> : <NoOrders />;
  return (
    <>
      <ul role="list" aria-busy={isPlaceholderData || undefined} className={styles.list}>
        {data.data.map((order) => (
          <li key={order.id}>
            <OrderSummaryCard order={order} />
          </li>
        ))}
      </ul>
      <Pagination
        label={t("paging.pages")}
        page={page}
        pageCount={data.pagination.pages}
        addressOf={(number) => (number > 1 ? `${paths.orders()}?page=${number}` : paths.orders())}
        renderLink={renderLink}
        previousLabel={t("paging.previous")}
        nextLabel={t("paging.next")}
        pageLabel={(number) => t("paging.page", { page: number })}
      />
    </>
  );
}

function NoOrders() {
  const t = useTexts();
  const paths = usePaths();
  return (
    <EmptyState
      icon={<Package aria-hidden />}
      title={t("orders.empty")}
      text={t("orders.emptyText")}
      actions={
        <>
          <Button asChild variant="primary">
            <Link to={paths.catalog()}>{t("common.toCatalog")}</Link>
          </Button>
          <Button asChild>
            <Link to={paths.catalog("new")}>{t("orders.toNew")}</Link>
          </Button>
        </>
      }
    />
  );
}

function NoSuchPage() {
  const t = useTexts();
  return (
    <EmptyState
      icon={<Package aria-hidden />}
      title={t("orders.noPage")}
      actions={
        <Button asChild variant="primary">
          <Link to={usePaths().orders()}>{t("orders.toOrders")}</Link>
        </Button>
      }
    />
  );
}
