import type { ComparedApplication } from "@bezak/contract/applications.ts";
import { TextLink } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { useDate } from "../../lib/use-date.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { ApplicationBadge } from "./application-badge.tsx";
import styles from "./application-review.module.css";

/** What the person has applied for before or after, and what was answered. */
export function OtherApplications({ others }: Pick<ComparedApplication, "others">) {
  const t = useTexts();
  const date = useDate();
  const paths = usePanelPaths();
  if (others.length === 0) return <p className={styles.quiet}>{t("applications.noOthers")}</p>;
  return (
    <ul role="list" className={styles.list}>
      {others.map(({ id, companyName, status, reason, createdAt, decidedAt }) => (
        <li key={id} className={styles.other}>
          <p className={styles.line}>
            <TextLink asChild>
              <Link to={paths.application(id)}>{companyName}</Link>
            </TextLink>
            <ApplicationBadge status={status} />
          </p>
          <p className={styles.quiet}>
            {decidedAt
              ? t("applications.decidedAt", { date: date(decidedAt) })
              : t("applications.waiting", { date: date(createdAt) })}
          </p>
          {reason ? <p className={styles.words}>{t("applications.reasonIs", { reason })}</p> : null}
        </li>
      ))}
    </ul>
  );
}
