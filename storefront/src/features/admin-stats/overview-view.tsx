import { adminAnalytics } from "@bezak/contract/routes/admin-stats.ts";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { renderMissing } from "../../lib/list-state.tsx";
import { RefreshFailure } from "../../lib/refresh-failure.tsx";
import { Permitted } from "../../lib/use-rights.tsx";
import { adminStatsQuery } from "./admin-stats-api.ts";
import { AwaitingTiles } from "./awaiting-tiles.tsx";
import { CountedAt } from "./counted-at.tsx";
import styles from "./overview-view.module.css";
import { PeriodFigures, type PeriodFiguresProps } from "./period-figures.tsx";
import { ShareTiles } from "./share-tiles.tsx";
import { TotalsTable } from "./totals-table.tsx";

/** What waits for a decision, then the figures of the marketplace. */
export function OverviewView(props: PeriodFiguresProps) {
  const t = useTexts();
  const stats = useQuery(adminStatsQuery(useApi()));
  const { data, error, refetch } = stats;
  const missing = renderMissing(stats, 3);
  return (
    <div className={styles.root}>
      <section aria-labelledby="awaiting-title" className={styles.part}>
        <h2 id="awaiting-title" className={styles.title}>
          {t("overview.awaitingTitle")}
        </h2>
        {data && error ? <RefreshFailure error={error} onRetry={() => void refetch()} /> : null}
        {missing ?? <AwaitingTiles awaiting={data?.awaiting} />}
      </section>
      <Permitted call={adminAnalytics}>
        <PeriodFigures {...props} />
        <ShareTiles period={props.choice.period} />
      </Permitted>
      {/* its failure is shown above */}
      {missing ? null : (
        <section aria-labelledby="totals-title" className={styles.part}>
          <h2 id="totals-title" className={styles.title}>
            {t("overview.totalsTitle")}
          </h2>
          <CountedAt at={data?.countedAt} missing="accounts" />
          <TotalsTable stats={data} />
        </section>
      )}
    </div>
  );
}
