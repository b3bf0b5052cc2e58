import type { ReviewedApplication } from "@bezak/contract/applications.ts";
import { Alert, Button, Card } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { HistoryLink } from "../../lib/history-link.tsx";
import { Link } from "../../lib/link.tsx";
import { mailLink } from "../../lib/mail-link.ts";
import { useDate } from "../../lib/use-date.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { PanelLink } from "../../lib/use-rights.tsx";
import { ApplicationBadge } from "./application-badge.tsx";
import { ApplicationDecision } from "./application-decision.tsx";
import { ApplicationFacts } from "./application-facts.tsx";
import { ApplicationMatches } from "./application-matches.tsx";
import styles from "./application-review.module.css";
import { OtherApplications } from "./other-applications.tsx";

/** Not as the applicant is asked, but as an administrator reads them. */
const names = {
  companyName: "applications.facts.companyName",
  businessType: "applications.facts.businessType",
  website: "applications.facts.website",
  contactPerson: "applications.facts.contactPerson",
  phone: "applications.facts.phone",
  email: "applications.facts.email",
  categories: "applications.facts.categories",
  description: "applications.facts.description",
  monthlyVolume: "applications.facts.monthlyVolume",
  experience: "applications.facts.experience",
  otherPlatforms: "applications.facts.otherPlatforms",
} as const;

/** An application to decide about. Needs the parts `applications`, `application` and `dates`. */
export function ApplicationReview({ application }: { application: ReviewedApplication }) {
  const t = useTexts();
  const { id, companyName, status, email, applicant, others = [], matches = [] } = application;
  // the account's address stands beside
  const shown =
    email?.toLowerCase() === applicant.email.toLowerCase() ? { ...application, email: null } : application;
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
            <ApplicationFacts application={shown} names={names} />
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
          <Card asChild padding="large">
            <section aria-labelledby="application-matches" className={styles.part}>
              <h2 id="application-matches" className={styles.title}>
                {t("applications.matches.title")}
              </h2>
              <ApplicationMatches matches={matches} />
            </section>
          </Card>
          <Card asChild padding="large">
            <section aria-labelledby="application-others" className={styles.part}>
              <h2 id="application-others" className={styles.title}>
                {t("applications.others")}
              </h2>
              <OtherApplications others={others} />
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
  const paths = usePanelPaths();
  const { applicant, marketingConsent } = application;
  return (
    <>
      <p>
        <PanelLink to={paths.user(applicant.id)}>{applicant.name || t("applications.noName")}</PanelLink>
      </p>
      <p>
        <a href={mailLink(applicant.email)}>{applicant.email}</a>
      </p>
      <p className={styles.quiet}>
        {t("application.marketingConsent")}: {t(marketingConsent ? "applications.yes" : "applications.no")}
      </p>
    </>
  );
}
