import type { AdminJob } from "@bezak/contract/admin-jobs.ts";
import { jobs } from "@bezak/contract/routes/admin-jobs.ts";
import { Button } from "@bezak/ui-kit";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { LoaderCircle } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { runningJobsQuery } from "../../lib/bulk/jobs-api.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { Link } from "../../lib/link.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useRights } from "../../lib/use-rights.tsx";

/** How far one's own running bulk acts are; nothing without any. When one ends, the lists are loaded again. */
export function RunningJobs() {
  const t = useTexts();
  const paths = usePanelPaths();
  const queryClient = useQueryClient();
  const { data = [] } = useQuery({ ...runningJobsQuery(useApi()), enabled: useRights().mayCall(jobs) });
  const before = useRef(0);
  useEffect(() => {
    if (data.length < before.current) void queryClient.invalidateQueries();
    before.current = data.length;
  }, [data.length, queryClient]);
  const [job] = data;
  if (!job) return null;
  const sum = (pick: (one: AdminJob) => number) => data.reduce((total, one) => total + pick(one), 0);
  const over = formatNumber(sum(({ done, unchanged, failed }) => done + unchanged + failed));
  const total = formatNumber(sum((one) => one.total));
  return (
    <Button asChild size="small" variant="ghost" icon={<LoaderCircle aria-hidden />}>
      <Link
        to={data.length === 1 ? paths.job(job.id) : paths.jobs()}
        aria-label={t("admin.runningJobs", { number: over, total })}
      >
        {`${over} / ${total}`}
      </Link>
    </Button>
  );
}
