import type { AdminAnalytics } from "@bezak/contract/admin-stats.ts";
import type { AnalyticsPeriod } from "@bezak/contract/dashboard-periods.ts";
import { StatTile } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useChange } from "../../lib/use-change.ts";
import { FigureAbout } from "./figure-about.tsx";
import styles from "./figure-tiles.module.css";
import { figures, findPeriodRows, isSum, type Figure } from "./figures.ts";

export interface FigureTilesProps {
  /** undefined while it loads */
  data: Pick<AdminAnalytics, "totals" | "before" | "series"> | undefined;
  period: AnalyticsPeriod;
}

/** The figures of a period with their changes since as many days before, and what each of them counts. */
export function FigureTiles({ data, period }: FigureTilesProps) {
  const t = useTexts();
  const change = useChange(period);
  return (
    <div
      role="group"
      aria-label={t(data ? "overview.numbers" : "common.loading")}
      aria-busy={!data || undefined}
      className={styles.root}
    >
      {figures.map((figure) => {
        const shared = {
          label: <Label figure={figure} series={data?.series} />,
          className: isSum(figure) ? styles.wide : undefined,
        };
        if (!data) return <StatTile key={figure} {...shared} loading />;
        const [before, now] = [data.before[figure], data.totals[figure]];
        return (
          <StatTile
            key={figure}
            {...shared}
            value={formatNumber(now)}
            unit={isSum(figure) ? t("sum") : undefined}
            change={change(before, now)}
          />
        );
      })}
    </div>
  );
}

interface LabelProps {
  figure: Figure;
  /** undefined while it loads */
  series: AdminAnalytics["series"] | undefined;
}

function Label({ figure, series = [] }: LabelProps) {
  const t = useTexts();
  const paths = usePanelPaths();
  return (
    <span className={styles.label}>
      {t(`overview.figures.${figure}`)}
      <FigureAbout figure={figure} rows={findPeriodRows(figure, series, paths)} />
    </span>
  );
}
