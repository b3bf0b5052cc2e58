import type { AdminCohorts } from "@bezak/contract/admin-analytics.ts";
import { toPercent } from "@bezak/contract/part-percent.ts";
import { Card, EmptyState, HeatTable } from "@bezak/ui-kit";
import { Users } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { useMonth } from "../../lib/use-month.ts";
import { usePercent } from "./use-percent.ts";

const days = [30, 60, 90] as const;

/** Buyers by the month of their first delivered order, and the part of them who ordered again. */
export function CohortPart({ cohorts }: AdminCohorts) {
  const t = useTexts();
  const month = useMonth();
  const { format } = usePercent();
  if (cohorts.every(({ buyers }) => buyers === 0))
    return (
      <Card padding="large">
        <EmptyState headingLevel={3} icon={<Users aria-hidden />} title={t("analytics.noCohorts")} />
      </Card>
    );
  return (
    <Card padding="medium">
      <HeatTable
        label={t("analytics.cohorts")}
        head={[
          t("analytics.month"),
          t("analytics.buyers"),
          ...days.map((count) => t("analytics.withinDays", { days: count })),
        ]}
        rows={cohorts.map(({ month: key, buyers, ...again }) => ({
          key,
          name: month(key),
          size: formatNumber(buyers),
          values: days.map((count) => {
            const returned = again[`again${count}`];
            return returned === null ? null : toPercent({ count: returned, of: buyers });
          }),
        }))}
        format={format}
        missing={t("analytics.notOver")}
      />
    </Card>
  );
}
