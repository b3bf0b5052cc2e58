import { Button } from "@bezak/ui-kit";
import { Link } from "react-router-dom";
import { useTexts } from "../i18n/texts-context.tsx";
import { usePaths } from "../lib/use-paths.ts";
import styles from "./home-hero.module.css";

/** What the shop is, in one look. Banners take this place with the content room. */
export function HomeHero() {
  const t = useTexts();
  const paths = usePaths();
  return (
    <section className={styles.root}>
      <h1 className={styles.title}>{t("home.heading")}</h1>
      <p className={styles.lead}>{t("home.lead")}</p>
      <div className={styles.actions}>
        <Button asChild variant="primary" size="large">
          <Link to={paths.catalog()}>{t("common.toCatalog")}</Link>
        </Button>
      </div>
    </section>
  );
}
