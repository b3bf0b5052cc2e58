import { SkipLink } from "@bezak/ui-kit";
import { useLocation } from "react-router";
import { useSession } from "../../features/auth/session-store.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ConfirmHost } from "../confirm-host.tsx";
import { FailureBoundary } from "../failure-boundary.tsx";
import { OfflineBar } from "../shop/offline-bar.tsx";
import { PageProgress } from "../shop/page-progress.tsx";
import { usePageChange } from "../shop/use-page-change.ts";
import { AdminChoices } from "./admin-choices.tsx";
import { AdminGuard } from "./admin-guard.tsx";
import styles from "./admin-panel.module.css";
import { AdminRights } from "./admin-rights.tsx";
import { AdminRail } from "./admin-rail.tsx";
import { SessionWatch } from "./session-watch.tsx";
import { AdminTop } from "./admin-top.tsx";
import { AdminPage } from "./admin-page.tsx";

/** The administrator's panel: top bar, navigation and page. It has its own routes, which the shop does not load. */
export default function AdminPanel() {
  const t = useTexts();
  const arrived = usePageChange();
  const session = useSession();
  return (
    <AdminRights rank={session.user?.adminRank}>
      <div className={styles.root} data-expired={session.isExpired}>
        <SkipLink href="#main">{t("common.skip")}</SkipLink>
        <AdminTop />
        <PageProgress />
        <div className={styles.body}>
          <AdminRail />
          <main id="main" tabIndex={-1} className={styles.main}>
            <FailureBoundary address={useLocation().key} inShell>
              <AdminGuard>
                <AdminPage />
              </AdminGuard>
            </FailureBoundary>
          </main>
        </div>
        <AdminChoices place="foot" />
        <OfflineBar />
        <ConfirmHost />
        <SessionWatch />
        <p role="status" className={styles.heard}>
          {arrived}
        </p>
      </div>
    </AdminRights>
  );
}
