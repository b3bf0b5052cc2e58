import { useLocation } from "react-router";
import { parseJobsChoice } from "../../features/jobs/job-address.ts";
import { JobList } from "../../features/jobs/job-list.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

/** Bulk acts of administrators. */
export default function JobsPage() {
  const t = useTexts();
  const title = t("jobs.title");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <h1>{title}</h1>
      <JobList choice={parseJobsChoice(new URLSearchParams(useLocation().search))} />
    </div>
  );
}
