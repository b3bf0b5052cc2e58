import type { AdminAnalytics } from "@bezak/contract/admin-stats.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { DayChart } from "../../lib/day-chart.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { useSum } from "../../lib/use-sum.ts";
import { isSum, type DailyFigure } from "./figures.ts";

export interface FigureChartProps {
  figure: DailyFigure;
  series: AdminAnalytics["series"];
}

/** One figure by day in Tashkent, with its table. */
export default function FigureChart({ figure, series }: FigureChartProps) {
  const t = useTexts();
  const sum = useSum();
  const name = t(`overview.figures.${figure}`);
  return (
    <DayChart
      kind="line"
      label={t("overview.byDay", { name })}
      description={isSum(figure) ? t("sum") : undefined}
      figure={name}
      days={series.map((day) => ({ date: day.date, value: day[figure] }))}
      format={isSum(figure) ? sum : formatNumber}
    />
  );
}
