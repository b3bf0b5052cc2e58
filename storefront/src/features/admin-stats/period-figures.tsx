import { analyticsPeriods } from "@bezak/contract/dashboard-periods.ts";
import { Card, EmptyState, Skeleton, TextLink } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, ChartLine } from "lucide-react";
import { Suspense } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { Link } from "../../lib/link.tsx";
import { ExportTitle } from "../../lib/list-export/export-title.tsx";
import { renderMissing } from "../../lib/list-state.tsx";
import { lazyPart } from "../../lib/missing-part.tsx";
import { PeriodChoice } from "../../lib/period-choice.tsx";
import { RefreshFailure } from "../../lib/refresh-failure.tsx";
import { TabLinks } from "../../lib/tab-links.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { adminAnalyticsQuery } from "./admin-stats-api.ts";
import { CountedAt } from "./counted-at.tsx";
import { FigureExport } from "./figure-export.tsx";
import { FigureTiles } from "./figure-tiles.tsx";
import { dailyFigures } from "./figures.ts";
import { periodSearch, type OverviewChoice } from "./overview-address.ts";
import styles from "./overview-view.module.css";

const FigureChart = lazyPart(() => import("./figure-chart.tsx"));

export interface PeriodFiguresProps {
  choice: OverviewChoice;
  toAddress: (choice: OverviewChoice) => string;
  onChoice: (choice: OverviewChoice) => void;
}

/** The figures of a period: tiles, a chart of one of them, and lists. */
export function PeriodFigures({ choice, toAddress, onChoice }: PeriodFiguresProps) {
  const t = useTexts();
  const paths = usePanelPaths();
  const { period, figure } = choice;
  const analytics = useQuery(adminAnalyticsQuery(useApi(), period));
  const { data, error, refetch, isPlaceholderData } = analytics;
  return (
    <section aria-labelledby="numbers-title" className={styles.part}>
      <div className={styles.head}>
        <ExportTitle
          menu={
            <FigureExport
              table="days"
              name={t("overview.days")}
              text={t("overview.daysExported")}
              period={data?.period ?? period}
              rows={data?.series.length}
            />
          }
        >
          <h2 id="numbers-title" className={styles.title}>
            {t("overview.numbers")}
          </h2>
        </ExportTitle>
        <PeriodChoice
          periods={analyticsPeriods}
          period={period}
          onPeriod={(to) => onChoice({ ...choice, period: to })}
        />
      </div>
      <p className={styles.quiet}>
        {t("overview.compared", { period: t(`figures.before.${data?.period ?? period}`) })}
      </p>
      <CountedAt at={data?.countedAt} missing="nothing" />
      {data && error ? <RefreshFailure error={error} onRetry={() => void refetch()} /> : null}
      {renderMissing(analytics, 3) ?? (
        <div aria-busy={isPlaceholderData || undefined} className={styles.numbers}>
          <FigureTiles data={data} period={data?.period ?? period} />
          <TabLinks
            label={t("overview.chart")}
            tabs={dailyFigures.map((one) => ({
              name: t(`overview.figures.${one}`),
              to: toAddress({ ...choice, figure: one }),
              isHere: one === figure,
            }))}
          />
          {data?.series.every((day) => day[figure] === 0) ? (
            <Card padding="large">
              <EmptyState headingLevel={3} icon={<ChartLine aria-hidden />} title={t("overview.quiet")} />
            </Card>
          ) : data ? (
            <Suspense fallback={<ChartSkeleton />}>
              <FigureChart figure={figure} series={data.series} />
            </Suspense>
          ) : (
            <ChartSkeleton />
          )}
          <TextLink asChild variant="standalone">
            <Link to={`${paths.analytics()}${periodSearch(period)}`}>
              {t("overview.toAnalytics")}
              <ArrowRight aria-hidden />
            </Link>
          </TextLink>
        </div>
      )}
    </section>
  );
}

const ChartSkeleton = () => <Skeleton shape="box" height="21rem" />;
