import type { AdminJob } from "@bezak/contract/admin-jobs.ts";
import { jobKinds, jobRowStates } from "@bezak/contract/job-kinds.ts";
import { Alert, Button, Card, EmptyState, Table } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { useLanguage, useTexts } from "../../i18n/texts-context.tsx";
import { AddressSearch } from "../../lib/address-search.tsx";
import { useApi } from "../../lib/api-context.ts";
import { jobRowsQuery, saveJobRows } from "../../lib/bulk/jobs-api.ts";
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
import { jobRowsSearch, type JobRowsChoice } from "./job-address.ts";
import { JobEndDialog } from "./job-end-dialog.tsx";
import { JobProgress } from "../../lib/bulk/job-progress.tsx";
import { describeReason } from "./job-reason.ts";
import { JobState } from "./job-status.tsx";
import styles from "./job-view.module.css";

export interface JobViewProps {
  job: AdminJob;
  choice: JobRowsChoice;
}

/** A bulk act: how far it is, its rows, and what can still be done about it. Needs the message parts `jobs` and
 * `list-exports`. */
export function JobView({ job, choice }: JobViewProps) {
  const t = useTexts();
  const date = useDate();
  const paths = usePanelPaths();
  const [requested, setRequested] = useState<"cancel" | "undo" | null>(null);
  const { status, undoUntil, undoes, undoneBy, undoStatus, text, reference } = job;
  const reason = describeReason(job, useLanguage());
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <JobState status={status} />
        <span className={styles.quiet}>
          {t("jobs.startedBy", { who: job.admin.email ?? job.admin.id, date: date(job.createdAt) })}
        </span>
      </div>
      {status === "stopped" ? <Alert tone="warning">{t("jobs.stoppedText")}</Alert> : null}
      <Card padding="large">
        <div className={styles.root}>
          <JobProgress job={job} />
          <p role="status">
            {t("jobs.counts", {
              done: formatNumber(job.done),
              unchanged: formatNumber(job.unchanged),
              failed: formatNumber(job.failed),
            })}
          </p>
          {reason ? <p className={styles.quiet}>{t("jobs.reasonIs", { reason })}</p> : null}
          {text ? <p className={styles.quiet}>{t("jobs.noteIs", { text })}</p> : null}
          {reference ? <p className={styles.quiet}>{t("jobs.referenceIs", { reference })}</p> : null}
          {undoes ? <Link to={paths.job(undoes)}>{t("jobs.undoesLink")}</Link> : null}
          {undoneBy && undoStatus ? (
            <Link to={paths.job(undoneBy)}>{t(`jobs.undoneByLinks.${undoStatus}`)}</Link>
          ) : null}
          <div className={styles.buttons}>
            {status === "running" ? (
              <Button onClick={() => setRequested("cancel")}>{t("jobs.stop")}</Button>
            ) : null}
            {undoUntil ? <Button onClick={() => setRequested("undo")}>{t("jobs.undo")}</Button> : null}
          </div>
          {undoUntil ? (
            <p className={styles.quiet}>{t("jobs.undoUntil", { date: date(undoUntil) })}</p>
          ) : null}
        </div>
      </Card>
      <JobRows job={job} choice={choice} />
      {requested ? <JobEndDialog job={job} act={requested} onClose={() => setRequested(null)} /> : null}
    </div>
  );
}

function JobRows({ job, choice }: JobViewProps) {
  const t = useTexts();
  const paths = usePanelPaths();
  const { id, kind } = job;
  const counted = job.done + job.unchanged + job.failed;
  const rows = useQuery(jobRowsQuery(useApi(), { id, ...choice, counted }));
  const toAddress = (to: JobRowsChoice) => paths.job(id) + jobRowsSearch(to);
  const pages = {
    products: paths.administeredProduct,
    users: paths.user,
    parcels: paths.administeredOrder,
    applications: paths.application,
    payouts: paths.payout,
    reviews: undefined,
    messages: undefined,
  };
  const toPage = pages[jobKinds[kind].list];
  return (
    <>
      <ExportTitle
        menu={
          <ExportMenu
            save={(api, format) => saveJobRows(api, { id, ...choice }, format)}
            total={rows.data?.pagination.total}
          />
        }
      >
        <h2>{t("jobs.rows")}</h2>
      </ExportTitle>
      <TabLinks
        label={t("jobs.rowFilter")}
        tabs={[null, ...jobRowStates].map((state) => ({
          name: t(state ? `jobs.rowTabs.${state}` : "jobs.rowTabs.all"),
          to: toAddress({ ...choice, state, page: 1 }),
          isHere: state === choice.state,
          alarm: state === "failed",
          count: state === "failed" ? job.failed : undefined,
        }))}
      />
      <AddressSearch
        label={t("jobs.rowSearch")}
        hint={t("jobs.rowSearchHint")}
        q={choice.q}
        toAddress={(q) => toAddress({ ...choice, q, page: 1 })}
      />
      <Table
        {...pageRows(rows)}
        caption={t("jobs.rows")}
        hideCaption
        rowKey={({ object }) => object.id}
        empty={
          choice.q ? (
            <NothingFound
              headingLevel={3}
              title={t("jobs.nothingFound")}
              text={t("jobs.nothingFoundText")}
              showAll={t("jobs.showAll")}
              to={toAddress({ state: null, q: "", page: 1 })}
            />
          ) : (
            <EmptyState headingLevel={3} icon={<CircleCheck aria-hidden />} title={t("jobs.noRows")} />
          )
        }
        columns={[
          {
            key: "object",
            header: t("jobs.columns.object"),
            primary: true,
            cell: ({ object }) =>
              object.name && toPage ? (
                <Link to={toPage(object.id)} className={styles.name}>
                  {object.name}
                </Link>
              ) : (
                object.name || t("jobs.gone", { id: object.id })
              ),
          },
          {
            key: "state",
            header: t("jobs.columns.result"),
            cell: ({ state, text }) => (
              <span className={styles.lines}>
                <span className={state === "failed" ? styles.failed : undefined}>
                  {t(`jobs.rowStates.${state}`)}
                </span>
                {text ? <span className={styles.quiet}>{text}</span> : null}
              </span>
            ),
          },
        ]}
      />
      <ListPages page={choice.page} part={rows.data} toAddress={(page) => toAddress({ ...choice, page })} />
    </>
  );
}
