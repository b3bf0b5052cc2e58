import { Progress } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import type { AdminJob } from "@bezak/contract/admin-jobs.ts";
import { formatNumber } from "../format-sum.ts";

/** How many rows have a result. */
export function JobProgress({
  job: { done, unchanged, failed, total },
  hideLabel,
}: {
  job: AdminJob;
  hideLabel?: boolean;
}) {
  const t = useTexts();
  const over = done + unchanged + failed;
  return (
    <Progress
      label={t("jobs.progress")}
      hideLabel={hideLabel}
      value={over}
      max={total}
      valueText={t("jobs.of", { number: formatNumber(over), total: formatNumber(total) })}
    />
  );
}
