import { Skeleton } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "react-router";
import { parseJobRowsChoice } from "../../features/jobs/job-address.ts";
import { JobView } from "../../features/jobs/job-view.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { jobQuery } from "../../lib/bulk/jobs-api.ts";
import { Link } from "../../lib/link.tsx";
import { renderMissing } from "../../lib/list-state.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

/** One bulk act. */
export default function JobPage() {
  const t = useTexts();
  const { id = "" } = useParams();
  const job = useQuery(jobQuery(useApi(), id));
  const search = new URLSearchParams(useLocation().search);
  const { data } = job;
  const title = data
    ? t(data.undoes ? `jobs.undoings.${data.kind}` : `jobs.names.${data.kind}`)
    : t("jobs.one");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <p>
        <Link to={usePanelPaths().jobs()}>{t("jobs.title")}</Link>
      </p>
      <h1>{title}</h1>
      {data ? (
        <JobView job={data} choice={parseJobRowsChoice(search)} />
      ) : (
        (renderMissing(job, 2) ?? <Skeleton height="12rem" />)
      )}
    </div>
  );
}
