import { analyticsPeriods, type AnalyticsPeriod } from "@bezak/contract/dashboard-periods.ts";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { PeriodChoice } from "../../lib/period-choice.tsx";
import {
  adminAnalyticsQuery,
  adminCohortsQuery,
  adminOperationsQuery,
  adminSalesQuery,
  adminSearchesQuery,
} from "./admin-stats-api.ts";
import { CohortPart } from "./cohort-part.tsx";
import { ComparedPart } from "./compared-part.tsx";
import { CountedAt } from "./counted-at.tsx";
import { FigureExport } from "./figure-export.tsx";
import { FigureSection } from "./figure-section.tsx";
import { OutcomePart } from "./outcome-part.tsx";
import styles from "./overview-view.module.css";
import { SearchedPart } from "./searched-part.tsx";
import { SoldPart } from "./sold-part.tsx";

export interface AnalyticsViewProps {
  period: AnalyticsPeriod;
  onPeriod: (period: AnalyticsPeriod) => void;
}

/** The sales of a period by product, category, city, payment method and shop, what was searched, how orders went, and cohorts of buyers. */
export function AnalyticsView({ period, onPeriod }: AnalyticsViewProps) {
  const t = useTexts();
  const api = useApi();
  const analytics = useQuery(adminAnalyticsQuery(api, period));
  const sales = useQuery(adminSalesQuery(api, period));
  const searches = useQuery(adminSearchesQuery(api, period));
  const operations = useQuery(adminOperationsQuery(api, period));
  const cohorts = useQuery(adminCohortsQuery(api));
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <p className={styles.quiet}>
          {t("analytics.compared", { period: t(`figures.before.${analytics.data?.period ?? period}`) })}
        </p>
        <PeriodChoice periods={analyticsPeriods} period={period} onPeriod={onPeriod} />
      </div>
      <FigureSection
        title={t("analytics.sold")}
        counted={<CountedAt at={analytics.data?.countedAt} missing="sold" />}
        query={analytics}
        height="48rem"
      >
        {(data) => <SoldPart {...data} />}
      </FigureSection>
      <FigureSection
        title={t("analytics.comparedTitle")}
        counted={<CountedAt at={sales.data?.countedAt} missing="sales" />}
        query={sales}
        height="32rem"
      >
        {(data) => <ComparedPart {...data} />}
      </FigureSection>
      <FigureSection
        title={t("analytics.searches")}
        about={t("analytics.searchesAbout")}
        query={searches}
        height="24rem"
      >
        {(data) => <SearchedPart {...data} />}
      </FigureSection>
      <FigureSection
        title={t("analytics.outcomes")}
        counted={<CountedAt at={operations.data?.countedAt} missing="changes" />}
        query={operations}
        height="20rem"
      >
        {(data) => <OutcomePart {...data} />}
      </FigureSection>
      <FigureSection
        title={t("analytics.cohorts")}
        about={t("analytics.cohortsAbout")}
        menu={
          <FigureExport
            table="cohorts"
            name={t("analytics.cohorts")}
            period={period}
            rows={cohorts.data?.cohorts.filter(({ buyers }) => buyers > 0).length}
          />
        }
        counted={<CountedAt at={cohorts.data?.countedAt} missing="deliveries" />}
        query={cohorts}
        height="32rem"
      >
        {(data) => <CohortPart {...data} />}
      </FigureSection>
    </div>
  );
}
