import { Breadcrumbs, Button } from "@bezak/ui-kit";
import { CityTerms } from "../../features/checkout/city-terms.tsx";
import type { InfoDocument } from "../../features/info/info-document.ts";
import { InfoView } from "../../features/info/info-view.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { renderLink } from "../../lib/render-link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./info-page.module.css";

const live = { "@cities": <CityTerms /> };

export interface InfoPageProps {
  /** name of the document */
  name: string;
  document: InfoDocument;
}

/** A page with one document and a link for further questions. */
export function InfoPage({ name, document }: InfoPageProps) {
  const t = useTexts();
  const paths = usePaths();
  return (
    <div className={styles.page}>
      <PageHead title={`${document.title} · ${t("shop.name")}`} description={document.description} />
      <Breadcrumbs
        label={t("common.breadcrumbs")}
        renderLink={renderLink}
        items={[{ label: t("nav.home"), to: paths.home() }, { label: document.title }]}
      />
      <InfoView document={document} live={live} />
      <aside aria-labelledby={`${name}-ask`} className={styles.ask}>
        <div>
          <h2 id={`${name}-ask`} className={styles.askTitle}>
            {t("info.ask")}
          </h2>
          <p>{t("info.askText")}</p>
        </div>
        <div className={styles.actions}>
          <Button asChild variant="primary">
            <Link to={paths.contacts()}>{t("info.write")}</Link>
          </Button>
          <Button asChild>
            <Link to={paths.faq()}>{t("info.questions")}</Link>
          </Button>
        </div>
      </aside>
    </div>
  );
}
