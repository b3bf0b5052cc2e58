import type { AdminJob } from "@bezak/contract/admin-jobs.ts";
import { Alert, Button, Dialog } from "@bezak/ui-kit";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { JobProgress } from "../../lib/bulk/job-progress.tsx";
import { jobQuery } from "../../lib/bulk/jobs-api.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { Link } from "../../lib/link.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { payoutsKey } from "./payouts-api.ts";
import styles from "./payouts-view.module.css";

export interface PaidProgressProps {
  /** as it was started */
  job: AdminJob;
  onClose: () => void;
}

/** How far the payouts are recorded, and at the end which were not. It goes on without this dialog. Needs `jobs`. */
export function PaidProgress({ job: started, onClose }: PaidProgressProps) {
  const t = useTexts();
  const paths = usePanelPaths();
  const cache = useQueryClient();
  const { data: job = started } = useQuery(jobQuery(useApi(), started.id));
  const { id, status, failed } = job;
  const isOver = status !== "running";
  const result =
    status === "done" && failed === 0 ? "adminPayouts.paidManyDone" : "adminPayouts.paidManyPart";
  useEffect(() => {
    if (isOver) void cache.invalidateQueries({ queryKey: payoutsKey });
  }, [isOver, cache]);
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && onClose()}
      title={t(isOver ? result : "adminPayouts.payingMany")}
      description={isOver ? undefined : t("adminPayouts.payingManyText")}
      closeLabel={t("common.close")}
      footer={
        <>
          <Button data-first-focus variant="primary" onClick={onClose}>
            {t("common.close")}
          </Button>
          <Button asChild>
            <Link to={paths.job(id)}>{t("adminPayouts.openJob")}</Link>
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <JobProgress job={job} />
        <p role="status">
          {t("jobs.counts", {
            done: formatNumber(job.done),
            unchanged: formatNumber(job.unchanged),
            failed: formatNumber(failed),
          })}
        </p>
        {status === "stopped" ? <Alert tone="warning">{t("jobs.stoppedText")}</Alert> : null}
        {isOver && failed > 0 ? (
          <Alert tone="warning">{t("adminPayouts.someNotPaid", { number: formatNumber(failed) })}</Alert>
        ) : null}
      </div>
    </Dialog>
  );
}
