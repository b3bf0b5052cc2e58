import type { AdminAnalytics } from "@bezak/contract/admin-stats.ts";
import type { AnalyticsPeriod } from "@bezak/contract/dashboard-periods.ts";
import { figureRows, type FigureRows } from "@bezak/contract/figure-rows.ts";
import { StatTile } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { useChange } from "../../lib/use-change.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { FigureLabel } from "./figure-about.tsx";
import styles from "./figure-tiles.module.css";
import { figures, isRate, isSum, type Figure } from "./figures.ts";
import { periodDays } from "./period-days.ts";
import { rowsAddress } from "./rows-address.ts";
import { useRate } from "./use-rate.ts";

const rows: Partial<Record<Figure, FigureRows>> = figureRows;

export interface FigureTilesProps {
  /** undefined while it loads */
  data: Pick<AdminAnalytics, "totals" | "before"> | undefined;
  period: AnalyticsPeriod;
}

/** The figures of a period with their changes since as many days before, and what each of them counts. */
export function FigureTiles({ data, period }: FigureTilesProps) {
  const t = useTexts();
  return (
    <div
      role="group"
      aria-label={t(data ? "overview.numbers" : "common.loading")}
      aria-busy={!data || undefined}
      className={styles.root}
    >
      {figures.map((figure) => (
        <FigureTile key={figure} figure={figure} data={data} period={period} />
      ))}
    </div>
  );
}

function FigureTile({ figure, data, period }: FigureTilesProps & { figure: Figure }) {
  const t = useTexts();
  const describeChange = useChange(period);
  const rate = useRate(period);
  const shared = {
    label: <Label figure={figure} period={period} />,
    "data-wide": isSum(figure) || undefined,
  };
  if (!data) return <StatTile {...shared} loading />;
  // null for a ratio that has no base
  const [before, now] = [data.before[figure], data.totals[figure]];
  const texts = isRate(figure) ? rate : { format: formatNumber, describeChange };
  return (
    <StatTile
      {...shared}
      value={now === null ? "–" : texts.format(now)}
      unit={isSum(figure) && now !== null ? t("sum") : undefined}
      change={before === null || now === null ? undefined : texts.describeChange(before, now)}
    />
  );
}

function Label({ figure, period }: { figure: Figure; period: AnalyticsPeriod }) {
  const t = useTexts();
  const paths = usePanelPaths();
  return (
    <FigureLabel
      name={t(`overview.figures.${figure}`)}
      about={t(`overview.about.${figure}`)}
      rows={rowsAddress(paths, rows[figure], periodDays(period))}
    />
  );
}
