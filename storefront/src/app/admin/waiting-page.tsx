import { TextLink, VisuallyHidden } from "@bezak/ui-kit";
import { usePrefetchQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { oldestRefundsQuery } from "../../features/admin-finance/refunds-api.ts";
import { RefundsSummary } from "../../features/admin-finance/refunds-summary.tsx";
import { QueueList } from "../../features/moderation/queue-list.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { Link } from "../../lib/link.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PageHead } from "../page-head.tsx";
import { QueueBody } from "./queue-body.tsx";
import { parseQueueChoice, queueSearch } from "./waiting-address.ts";
import styles from "./waiting-page.module.css";

/** What waits for a decision of an administrator. */
export default function WaitingPage() {
  const t = useTexts();
  const paths = usePanelPaths();
  const choice = parseQueueChoice(new URLSearchParams(useLocation().search));
  // at the same time as the queue
  usePrefetchQuery(oldestRefundsQuery(useApi()));
  const title = t("waiting.title");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <header>
        <h1>{title}</h1>
        {/* the headings of the rows are below it */}
        <h2>
          <VisuallyHidden>{t("moderation.queue")}</VisuallyHidden>
        </h2>
      </header>
      <div className={styles.columns}>
        {/* what was decided in one list must not reach another one */}
        <QueueList
          key={queueSearch(choice)}
          choice={choice}
          toAddress={(to) => `${paths.waiting()}${queueSearch(to)}`}
          renderBody={(item) => <QueueBody item={item} />}
        />
        <aside aria-label={t("moderation.beside")} className={styles.part}>
          <div>
            <h2 className={styles.title}>{t("waiting.refunds.title")}</h2>
            <p className={styles.about}>{t("waiting.refunds.about")}</p>
          </div>
          <RefundsSummary />
          <p>
            <TextLink asChild variant="standalone">
              <Link to={paths.administeredReviews()}>{t("moderation.allReviews")}</Link>
            </TextLink>
          </p>
          <p>
            <TextLink asChild variant="standalone">
              <Link to={paths.contactMessages()}>{t("moderation.allMessages")}</Link>
            </TextLink>
          </p>
        </aside>
      </div>
    </div>
  );
}
