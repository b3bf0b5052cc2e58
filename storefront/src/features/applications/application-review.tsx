import type { ReviewedApplication } from "@bezak/contract/applications.ts";
import { Alert, Button, Card } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { HistoryLink } from "../../lib/history-link.tsx";
import { Link } from "../../lib/link.tsx";
import { useDate } from "../../lib/use-date.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { ApplicationBadge } from "./application-badge.tsx";
import { ApplicationDecision } from "./application-decision.tsx";
import { ApplicationFacts } from "./application-facts.tsx";
import styles from "./application-review.module.css";

export function ApplicationReview({ application }: { application: ReviewedApplication }) {
  const t = useTexts();
  const { id, companyName, status } = application;
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.company}>{companyName}</h1>
        <ApplicationBadge status={status} />
        <HistoryLink id={id} name={companyName} />
      </header>
      <div className={styles.columns}>
        <Card asChild padding="large">
          <section aria-label={t("applications.one")}>
            <ApplicationFacts application={application} />
          </section>
        </Card>
        <div className={styles.aside}>
          <Card asChild padding="large">
            <section aria-labelledby="application-decide" className={styles.part}>
              <h2 id="application-decide" className={styles.title}>
                {t("applications.decide")}
              </h2>
              <Outcome application={application} />
            </section>
          </Card>
          <Card asChild padding="large">
            <section aria-labelledby="application-account" className={styles.part}>
              <h2 id="application-account" className={styles.title}>
                {t("applications.account")}
              </h2>
              <Account application={application} />
            </section>
          </Card>
        </div>
      </div>
    </>
  );
}

function Outcome({ application }: { application: ReviewedApplication }) {
  const t = useTexts();
  const paths = usePaths();
  const date = useDate();
  const { status, createdAt, decidedAt, reason, shop } = application;
  if (status === "pending") {
    return (
      <>
        <p className={styles.quiet}>{t("applications.waiting", { date: date(createdAt) })}</p>
        <ApplicationDecision application={application} />
      </>
    );
  }
  return (
    <>
      {decidedAt ? (
        <p className={styles.quiet}>{t("applications.decidedAt", { date: date(decidedAt) })}</p>
      ) : null}
      {reason ? (
        <Alert role="note" tone="warning" title={t("applications.reason")} className={styles.words}>
          {reason}
        </Alert>
      ) : null}
      {shop ? (
        <>
          <p>
            {t("applications.shop")}: <strong>{shop.name}</strong>
          </p>
          <Button asChild>
            <Link to={paths.seller(shop.slug)}>{t("applications.toShop")}</Link>
          </Button>
        </>
      ) : null}
    </>
  );
}

function Account({ application }: { application: ReviewedApplication }) {
  const t = useTexts();
  const { applicant, earlier, marketingConsent } = application;
  return (
    <>
      <p>{applicant.name || t("applications.noName")}</p>
      <p>
        <a href={`mailto:${applicant.email}`}>{applicant.email}</a>
      </p>
      <p className={styles.quiet}>
        {earlier === 0 ? t("applications.first") : t("applications.earlier", { count: earlier })}
      </p>
      <p className={styles.quiet}>
        {t("application.marketingConsent")}: {t(marketingConsent ? "applications.yes" : "applications.no")}
      </p>
    </>
  );
}
