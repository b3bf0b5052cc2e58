import { Breadcrumbs, Button, Card } from "@bezak/ui-kit";
import { ApplicationSkeleton } from "../../features/applications/application-skeleton.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { renderLink } from "../../lib/render-link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { OwnApplication } from "../own-application.tsx";
import { PageHead } from "../page-head.tsx";
import { PrivatePage } from "../private-page.tsx";
import { SellingFacts, SellingSteps } from "../selling-facts.tsx";
import styles from "./become-seller-page.module.css";

/** Introduction to selling, the application and its status. */
export default function BecomeSellerPage() {
  const t = useTexts();
  const paths = usePaths();
  return (
    <div className={styles.page}>
      <PageHead title={`${t("selling.title")} · ${t("shop.name")}`} description={t("selling.description")} />
      <Breadcrumbs
        label={t("common.breadcrumbs")}
        renderLink={renderLink}
        items={[{ label: t("nav.home"), to: paths.home() }, { label: t("selling.title") }]}
      />
      <header className={styles.head}>
        <h1>{t("selling.title")}</h1>
        <p className={styles.lead}>{t("selling.lead")}</p>
        <Button asChild variant="primary" className={styles.toForm}>
          <a href="#application">{t("selling.toForm")}</a>
        </Button>
      </header>
      <SellingFacts />
      <div className={styles.columns}>
        <Card asChild padding="large" className={styles.own}>
          <section id="application" aria-label={t("selling.form")}>
            <PrivatePage
              path={paths.becomeSeller()}
              title={t("selling.guest")}
              text={t("selling.guestText")}
              skeleton={<ApplicationSkeleton />}
            >
              <OwnApplication />
            </PrivatePage>
          </section>
        </Card>
        <SellingSteps />
      </div>
    </div>
  );
}
