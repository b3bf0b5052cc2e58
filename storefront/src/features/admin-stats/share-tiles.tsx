import type { AdminOperations } from "@bezak/contract/admin-analytics.ts";
import type { AnalyticsPeriod } from "@bezak/contract/dashboard-periods.ts";
import { shareRows, type FigureRows } from "@bezak/contract/figure-rows.ts";
import { toPercent } from "@bezak/contract/part-percent.ts";
import { StatTile } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { renderMissing } from "../../lib/list-state.tsx";
import { RefreshFailure } from "../../lib/refresh-failure.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { adminOperationsQuery } from "./admin-stats-api.ts";
import { CountedAt } from "./counted-at.tsx";
import { FigureLabel } from "./figure-about.tsx";
import styles from "./overview-view.module.css";
import tiles from "./share-tiles.module.css";
import { periodDays } from "./period-days.ts";
import { rowsAddress } from "./rows-address.ts";
import { isLoss, shares, type Share } from "./shares.ts";
import { useRate } from "./use-rate.ts";

const rows: Partial<Record<Share, FigureRows>> = shareRows;

/** How payments, parcels and returns of a period went, compared with as many days before. */
export function ShareTiles({ period }: { period: AnalyticsPeriod }) {
  const t = useTexts();
  const operations = useQuery(adminOperationsQuery(useApi(), period));
  const { data, error, refetch, isPlaceholderData } = operations;
  return (
    <section aria-labelledby="shares-title" className={styles.part}>
      <h2 id="shares-title" className={styles.title}>
        {t("overview.sharesTitle")}
      </h2>
      <CountedAt at={data?.countedAt} missing="changes" />
      {data && error ? <RefreshFailure error={error} onRetry={() => void refetch()} /> : null}
      {renderMissing(operations, 3) ?? (
        <div aria-busy={isPlaceholderData || undefined} className={styles.numbers}>
          <div
            role="group"
            aria-labelledby="shares-title"
            aria-busy={!data || undefined}
            className={tiles.root}
          >
            {shares.map((share) => (
              <ShareTile key={share} share={share} data={data} period={data?.period ?? period} />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

interface ShareTileProps {
  share: Share;
  data: AdminOperations | undefined;
  period: AnalyticsPeriod;
}

function ShareTile({ share, data, period }: ShareTileProps) {
  const t = useTexts();
  const paths = usePanelPaths();
  const rate = useRate(period);
  const label = (
    <FigureLabel
      name={t(`overview.shares.${share}`)}
      about={t(`overview.sharesAbout.${share}`)}
      rows={rowsAddress(paths, rows[share], periodDays(period))}
    />
  );
  if (!data) return <StatTile label={label} loading />;
  const { count, of } = data.totals[share];
  const [before, now] = [toPercent(data.before[share]), toPercent(data.totals[share])];
  const change = before === null || now === null ? undefined : rate.describeChange(before, now);
  return (
    <StatTile
      label={label}
      value={now === null ? "–" : rate.format(now)}
      unit={
        now === null ? undefined : t("overview.partOf", { part: formatNumber(count), all: formatNumber(of) })
      }
      change={change && isLoss(share) ? { ...change, tone: tones[change.direction] } : change}
    />
  );
}

/** Less is better. */
const tones = { up: "bad", down: "good", same: "neutral" } as const;
