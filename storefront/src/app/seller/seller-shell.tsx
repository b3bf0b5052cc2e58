import { SkipLink } from "@bezak/ui-kit";
import { useLocation } from "react-router";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ConfirmHost } from "../confirm-host.tsx";
import { FailureBoundary } from "../failure-boundary.tsx";
import { OfflineBar } from "../shop/offline-bar.tsx";
import { PageProgress } from "../shop/page-progress.tsx";
import { usePageChange } from "../shop/use-page-change.ts";
import { SellerGuard } from "./seller-guard.tsx";
import { SellerPage } from "./seller-page.tsx";
import { SellerRail } from "./seller-rail.tsx";
import styles from "./seller-shell.module.css";
import { ShopStatusBanner } from "./shop-status-banner.tsx";
import { SellerTabs } from "./seller-tabs.tsx";
import { SellerTop } from "./seller-top.tsx";

/** The seller panel: top bar, navigation (tabs on a phone) and page. It has its own routes. */
export default function SellerShell() {
  const t = useTexts();
  const arrived = usePageChange();
  return (
    <div className={styles.root}>
      <SkipLink href="#main">{t("common.skip")}</SkipLink>
      <SellerTop />
      <PageProgress />
      <div className={styles.body}>
        <SellerRail />
        <main id="main" tabIndex={-1} className={styles.main}>
          <ShopStatusBanner />
          {/* the shell stays when a page throws */}
          <FailureBoundary address={useLocation().key} inShell>
            <SellerGuard>
              <SellerPage />
            </SellerGuard>
          </FailureBoundary>
        </main>
      </div>
      <OfflineBar />
      <ConfirmHost />
      <SellerTabs />
      <p role="status" className={styles.heard}>
        {arrived}
      </p>
    </div>
  );
}
