import { dashboardPeriods, type DashboardPeriod } from "@bezak/contract/dashboard-periods.ts";
import { Card, EmptyState, Skeleton } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { ChartColumn } from "lucide-react";
import { Suspense } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { lazyPart } from "../../lib/missing-part.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { PeriodChoice } from "../../lib/period-choice.tsx";
import { RefreshFailure } from "../../lib/refresh-failure.tsx";
import { dashboardQuery } from "./dashboard-api.ts";
import styles from "./dashboard-view.module.css";
import { ProductLists } from "./product-lists.tsx";
import { StatTiles } from "./stat-tiles.tsx";
import { ToDo } from "./to-do.tsx";

const SalesCharts = lazyPart(() => import("./sales-charts.tsx"));

/** Milliseconds between refreshes of an open page. */
const refetchMs = 60_000;

export interface DashboardViewProps {
  period: DashboardPeriod;
  onPeriod: (period: DashboardPeriod) => void;
}

/** Dashboard of a shop: tasks, numbers of the period, charts and products. */
export function DashboardView({ period, onPeriod }: DashboardViewProps) {
  const t = useTexts();
  const { data, error, refetch, fetchStatus, isPlaceholderData } = useQuery({
    ...dashboardQuery(useApi(), period),
    refetchInterval: refetchMs,
    refetchOnWindowFocus: true,
  });
  if (!data && error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data && fetchStatus === "paused") return <OfflineState />;
  return (
    <div className={styles.root}>
      {data ? <ToDo {...data} /> : <Skeleton shape="box" height="3rem" />}
      <PeriodChoice
        periods={dashboardPeriods}
        period={period}
        onPeriod={onPeriod}
        className={styles.period}
      />
      {data && error ? <RefreshFailure error={error} onRetry={() => void refetch()} /> : null}
      <div aria-busy={isPlaceholderData || undefined} className={styles.numbers}>
        <StatTiles data={data} period={period} />
        {data?.orders === 0 ? (
          <Card padding="large">
            <EmptyState icon={<ChartColumn aria-hidden />} title={t("dashboard.quiet")} />
          </Card>
        ) : data ? (
          <Suspense fallback={<ChartSkeleton />}>
            <SalesCharts series={data.series} />
          </Suspense>
        ) : (
          <ChartSkeleton />
        )}
        {data ? <ProductLists {...data} /> : <Skeleton shape="box" height="12rem" />}
      </div>
    </div>
  );
}

function ChartSkeleton() {
  return (
    <div aria-hidden className={styles.charts}>
      <Skeleton shape="box" height="21rem" />
      <Skeleton shape="box" height="21rem" />
    </div>
  );
}
