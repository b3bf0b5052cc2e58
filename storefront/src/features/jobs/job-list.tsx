import { EmptyState, Table } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { ListChecks } from "lucide-react";
import { useLanguage, useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { jobsQuery, saveJobs } from "../../lib/bulk/jobs-api.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { Link } from "../../lib/link.tsx";
import { ExportMenu } from "../../lib/list-export/export-menu.tsx";
import { ExportTitle } from "../../lib/list-export/export-title.tsx";
import { ListPages } from "../../lib/list-pages.tsx";
import { pageRows } from "../../lib/list-state.tsx";
import { NothingFound } from "../../lib/nothing-found.tsx";
import { TabLinks } from "../../lib/tab-links.tsx";
import { useDate } from "../../lib/use-date.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { jobsSearch, type JobsChoice } from "./job-address.ts";
import { JobProgress } from "../../lib/bulk/job-progress.tsx";
import { describeReason } from "./job-reason.ts";
import { JobState } from "./job-status.tsx";
import { JobsFilterBar } from "./jobs-filter.tsx";
import styles from "./job-view.module.css";

/** Bulk acts, running and ended. Needs the message parts `jobs`, `list-views` and `list-exports`. */
export function JobList({ choice }: { choice: JobsChoice }) {
  const t = useTexts();
  const language = useLanguage();
  const date = useDate();
  const paths = usePanelPaths();
  const jobs = useQuery(jobsQuery(useApi(), choice));
  const toAddress = (to: Partial<JobsChoice>) => paths.jobs() + jobsSearch({ ...choice, page: 1, ...to });
  return (
    <div className={styles.root}>
      <ExportTitle
        menu={
          <ExportMenu
            save={(api, format) => saveJobs(api, choice, format)}
            total={jobs.data?.pagination.total}
          />
        }
      >
        <p className={styles.quiet}>{t("jobs.about")}</p>
      </ExportTitle>
      <TabLinks
        label={t("jobs.filter")}
        tabs={[false, true].map((own) => ({
          name: t(own ? "jobs.own" : "jobs.all"),
          to: toAddress({ own }),
          isHere: own === choice.own,
        }))}
      />
      <JobsFilterBar choice={choice} toAddress={toAddress} />
      <Table
        {...pageRows(jobs)}
        caption={t("jobs.title")}
        hideCaption
        rowKey={({ id }) => id}
        empty={<NoJobs choice={choice} toAll={paths.jobs()} />}
        columns={[
          {
            key: "kind",
            header: t("jobs.columns.kind"),
            primary: true,
            cell: (job) => {
              const { id, kind, undoes } = job;
              const reason = describeReason(job, language);
              return (
                <span className={styles.lines}>
                  <Link to={paths.job(id)} className={styles.name}>
                    {t(undoes ? `jobs.undoings.${kind}` : `jobs.names.${kind}`)}
                  </Link>
                  {reason ? <span className={styles.quiet}>{reason}</span> : null}
                </span>
              );
            },
          },
          {
            key: "status",
            header: t("jobs.columns.status"),
            cell: ({ status }) => <JobState status={status} />,
          },
          {
            key: "progress",
            header: t("jobs.columns.progress"),
            cell: (job) => (
              <span className={styles.lines}>
                <JobProgress job={job} hideLabel={job.status !== "running"} />
                {job.failed > 0 ? (
                  <span className={styles.failed}>
                    {t("jobs.failedRows", { number: formatNumber(job.failed) })}
                  </span>
                ) : null}
              </span>
            ),
          },
          {
            key: "started",
            header: t("jobs.columns.started"),
            cell: ({ createdAt, admin }) => (
              <span className={styles.lines}>
                <time dateTime={createdAt}>{date(createdAt)}</time>
                <span className={styles.quiet}>{admin.email ?? admin.id}</span>
              </span>
            ),
          },
        ]}
      />
      <ListPages page={choice.page} part={jobs.data} toAddress={(page) => toAddress({ page })} />
    </div>
  );
}

function NoJobs({ choice: { q, kind, status }, toAll }: { choice: JobsChoice; toAll: string }) {
  const t = useTexts();
  if (q || kind || status)
    return (
      <NothingFound
        headingLevel={2}
        title={t("jobs.nothingFound")}
        text={t("jobs.nothingFoundText")}
        showAll={t("jobs.showAll")}
        to={toAll}
      />
    );
  return (
    <EmptyState
      headingLevel={2}
      icon={<ListChecks aria-hidden />}
      title={t("jobs.none")}
      text={t("jobs.noneText")}
    />
  );
}
