import type { AnalyticsPeriod } from "@bezak/contract/dashboard-periods.ts";
import { SegmentedControl } from "@bezak/ui-kit";
import { useTexts } from "../i18n/texts-context.tsx";

export interface PeriodChoiceProps<Period extends AnalyticsPeriod> {
  periods: readonly Period[];
  period: Period;
  onPeriod: (period: Period) => void;
  className?: string;
}

/** Chooses the days of the figures below it. Needs the part `figures`. */
export function PeriodChoice<Period extends AnalyticsPeriod>(props: PeriodChoiceProps<Period>) {
  const { periods, period, onPeriod, className } = props;
  const t = useTexts();
  return (
    <SegmentedControl
      label={t("figures.period")}
      value={period}
      onValueChange={onPeriod}
      options={periods.map((value) => ({ value, label: t(`figures.periods.${value}`) }))}
      className={className}
    />
  );
}
