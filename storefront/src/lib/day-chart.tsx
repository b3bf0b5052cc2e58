import { Card, Chart } from "@bezak/ui-kit";
import { useTexts } from "../i18n/texts-context.tsx";
import { shortDay } from "./short-day.ts";
import { shortNumber } from "./short-number.ts";

export interface DayChartProps {
  kind: "line" | "bar";
  /** "Orders per day" */
  label: string;
  /** the unit */
  description?: string;
  /** name of the values */
  figure: string;
  days: readonly { date: string; value: number }[];
  format: (value: number) => string;
}

/** A figure by day in Tashkent as a picture and a table. Heavy: load it lazily. Needs the part `figures`. */
export function DayChart({ kind, label, description, figure, days, format }: DayChartProps) {
  const t = useTexts();
  const words = {
    thousand: t("figures.thousand"),
    million: t("figures.million"),
    billion: t("figures.billion"),
    point: t("figures.point"),
  };
  return (
    <Card padding="medium">
      <Chart
        kind={kind}
        label={label}
        description={description}
        categories={days.map(({ date }) => shortDay(date))}
        categoryLabel={t("figures.day")}
        tableLabel={t("figures.asTable")}
        format={format}
        formatShort={(value) => shortNumber(value, words)}
        series={[{ label: figure, values: days.map(({ value }) => value) }]}
      />
    </Card>
  );
}
