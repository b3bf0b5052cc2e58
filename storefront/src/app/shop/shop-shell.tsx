import { SkipLink } from "@bezak/ui-kit";
import { Outlet, useLocation } from "react-router";
import { CategoryStrip } from "../../features/catalog/category-strip.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { lazyIsland } from "../../lib/lazy-island.tsx";
import { FailureBoundary } from "../failure-boundary.tsx";
import { BottomTabs } from "./bottom-tabs.tsx";
import { CompareSlot } from "./compare-slot.tsx";
import { FavoriteKeeper } from "./favorite-keeper.tsx";
import { OfflineBar } from "./offline-bar.tsx";
import { PageProgress } from "./page-progress.tsx";
import styles from "./shop-shell.module.css";
import { TopBar } from "./top-bar.tsx";
import { usePageChange } from "./use-page-change.ts";

const Footer = lazyIsland(
  "src/app/shop/footer.tsx",
  import.meta.env.SSR ? await import("./footer.tsx") : () => import("./footer.tsx"),
);

export default function ShopShell() {
  const t = useTexts();
  const arrived = usePageChange();
  return (
    <div className={styles.root}>
      <SkipLink href="#main">{t("common.skip")}</SkipLink>
      <TopBar />
      <div className={styles.strip}>
        <CategoryStrip />
      </div>
      <PageProgress />
      <main id="main" tabIndex={-1} className={styles.main}>
        {/* the shell stays when a page throws */}
        <FailureBoundary address={useLocation().key} inShell>
          <Outlet />
        </FailureBoundary>
      </main>
      <Footer />
      <OfflineBar />
      <FavoriteKeeper />
      <CompareSlot />
      <BottomTabs />
      <p role="status" className={styles.heard}>
        {arrived}
      </p>
    </div>
  );
}
