import { decidingCalls } from "@bezak/contract/moderation-rights.ts";
import { moderationKinds } from "@bezak/contract/moderation-rules.ts";
import { contactMessages } from "@bezak/contract/routes/contacts.ts";
import { moderation } from "@bezak/contract/routes/moderation.ts";
import { refundsOwed } from "@bezak/contract/routes/refunds-owed.ts";
import { administeredReviews } from "@bezak/contract/routes/review-admin.ts";
import { EmptyState, TextLink, VisuallyHidden } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { oldestRefundsQuery } from "../../features/admin-finance/refunds-api.ts";
import { RefundsSummary } from "../../features/admin-finance/refunds-summary.tsx";
import { QueueList } from "../../features/moderation/queue-list.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { Link } from "../../lib/link.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useRights } from "../../lib/use-rights.tsx";
import { PageHead } from "../page-head.tsx";
import { QueueBody } from "./queue-body.tsx";
import { parseQueueChoice, queueSearch } from "./waiting-address.ts";
import styles from "./waiting-page.module.css";

/** What waits for a decision that the administrator may take. */
export default function WaitingPage() {
  const t = useTexts();
  const paths = usePanelPaths();
  const { mayCall } = useRights();
  const kinds = moderationKinds.filter((kind) => mayCall(decidingCalls[kind]));
  const choice = parseQueueChoice(new URLSearchParams(useLocation().search), kinds);
  const hasQueue = mayCall(moderation) && kinds.length > 0;
  const hasRefunds = mayCall(refundsOwed);
  // at the same time as the queue
  useQuery({ ...oldestRefundsQuery(useApi()), enabled: hasRefunds });
  const title = t("waiting.title");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <header>
        <h1>{title}</h1>
        {hasQueue ? (
          // the headings of the rows are below it
          <h2>
            <VisuallyHidden>{t("moderation.queue")}</VisuallyHidden>
          </h2>
        ) : null}
      </header>
      <div className={hasQueue ? styles.columns : styles.part}>
        {hasQueue ? (
          <QueueList
            choice={choice}
            kinds={kinds}
            toAddress={(to) => `${paths.waiting()}${queueSearch(to)}`}
            renderBody={(item) => <QueueBody item={item} />}
          />
        ) : hasRefunds ? null : (
          <EmptyState headingLevel={2} title={t("moderation.noKinds")} text={t("moderation.noKindsText")} />
        )}
        <aside aria-label={hasQueue ? t("moderation.beside") : title} className={styles.part}>
          {hasRefunds ? (
            <>
              <div>
                <h2 className={styles.title}>{t("waiting.refunds.title")}</h2>
                <p className={styles.about}>{t("waiting.refunds.about")}</p>
              </div>
              <RefundsSummary />
            </>
          ) : null}
          {mayCall(administeredReviews) ? (
            <p>
              <TextLink asChild variant="standalone">
                <Link to={paths.administeredReviews()}>{t("moderation.allReviews")}</Link>
              </TextLink>
            </p>
          ) : null}
          {mayCall(contactMessages) ? (
            <p>
              <TextLink asChild variant="standalone">
                <Link to={paths.contactMessages()}>{t("moderation.allMessages")}</Link>
              </TextLink>
            </p>
          ) : null}
        </aside>
      </div>
    </div>
  );
}
