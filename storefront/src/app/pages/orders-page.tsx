import type * as routes from "@bezak/contract/routes/orders.ts";
import type { OrderStatus } from "@bezak/contract/order-status.ts";
import { Button, EmptyState, Pagination } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Package } from "lucide-react";
import { useLocation } from "react-router";
import { OrderSummaryCard } from "../../features/orders/order-summary-card.tsx";
import { isOrderStatus } from "../../features/orders/order-messages.ts";
import { ordersAddress } from "../../features/orders/orders-address.ts";
import { ordersQuery } from "../../features/orders/orders-api.ts";
import { OrdersFilter } from "../../features/orders/orders-filter.tsx";
import { OrdersSkeleton } from "../../features/orders/orders-skeleton.tsx";
import { PayInList } from "../../features/payments/order-pay.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import type { AnswerOf } from "@bezak/contract/route-types.ts";
import { useApi } from "../../lib/api-context.ts";
import { Link } from "../../lib/link.tsx";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { queryText } from "../../lib/query-text.ts";
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

function useChoice() {
  const parameters = new URLSearchParams(useLocation().search);
  const status = parameters.get("status") ?? "";
  return {
    page: Math.max(1, Number.parseInt(parameters.get("page") ?? "1", 10) || 1),
    status: isOrderStatus(status) ? status : undefined,
    q: queryText(parameters),
  };
}

function Orders() {
  const { page, status, q } = useChoice();
  const choice = { page, ...(status ? { status } : {}), ...(q ? { q } : {}) };
  const { data: shown, ...query } = useQuery(ordersQuery(useApi(), choice));
  const { error, refetch, fetchStatus, isPlaceholderData } = query;
  // an empty list of the former choice must not be shown for this one
  const data = isPlaceholderData && shown?.data.length === 0 ? undefined : shown;
  const chosen = status !== undefined || q !== "";
  if (data && data.data.length === 0 && !chosen && page === 1) return <NoOrders />;
  return (
    <>
      <OrdersFilter status={status} q={q} />
      {data ? (
        <Found
          data={data}
          page={page}
          status={status}
          q={q}
          chosen={chosen}
          isPlaceholderData={isPlaceholderData}
        />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : fetchStatus === "paused" ? (
        <OfflineState />
      ) : (
        <OrdersSkeleton count={placeholders} />
      )}
    </>
  );
}

interface FoundProps {
  data: AnswerOf<typeof routes.orders>;
  page: number;
  status: OrderStatus | undefined;
  q: string;
  /** the list is filtered */
  chosen: boolean;
  isPlaceholderData: boolean;
}

function Found({ data, page, status, q, chosen, isPlaceholderData }: FoundProps) {
  const t = useTexts();
  const paths = usePaths();
  if (data.data.length === 0) return <NothingFound chosen={chosen && page === 1} />;
  return (
    <>
      <ul role="list" aria-busy={isPlaceholderData || undefined} className={styles.list}>
        {data.data.map((order) => (
          <li key={order.id}>
            <OrderSummaryCard order={order} pay={<PayInList order={order} />} />
          </li>
        ))}
      </ul>
      <Pagination
        label={t("paging.pages")}
        page={page}
        pageCount={data.pagination.pages}
        toAddress={(number) => ordersAddress(paths.orders(), { status, q, page: number })}
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

function NothingFound({ chosen }: { chosen: boolean }) {
  const t = useTexts();
  return (
    <EmptyState
      icon={<Package aria-hidden />}
      title={t(chosen ? "orders.nothingFound" : "orders.noPage")}
      text={chosen ? t("orders.nothingFoundText") : undefined}
      actions={
        <Button asChild variant="primary">
          <Link to={usePaths().orders()}>{t("orders.toOrders")}</Link>
        </Button>
      }
    />
  );
}
