import { SkipLink, Spinner } from "@bezak/ui-kit";
import { Outlet, ScrollRestoration, useNavigation } from "react-router-dom";
import { CategoryStrip } from "../../features/catalog/category-strip.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { BottomTabs } from "./bottom-tabs.tsx";
import { Footer } from "./footer.tsx";
import { OfflineBar } from "./offline-bar.tsx";
import { TopBar } from "./top-bar.tsx";
import styles from "./shop-shell.module.css";

/** Everything around the pages of the shop. */
export default function ShopShell() {
  const t = useTexts();
  const loading = useNavigation().state === "loading";
  return (
    <div className={styles.root}>
      <SkipLink href="#main">{t("common.skip")}</SkipLink>
      <TopBar />
      <div className={styles.wrap}>
        <CategoryStrip />
      </div>
      <OfflineBar />
      <main id="main" tabIndex={-1} aria-busy={loading || undefined} className={styles.main}>
        <Outlet />
      </main>
      <Footer year={new Date().getFullYear()} />
      <BottomTabs />
      {loading ? (
        <div className={styles.loading}>
          <Spinner size="large" label={t("common.loading")} />
        </div>
      ) : null}
      <ScrollRestoration />
    </div>
  );
}
