import { Button } from "@bezak/ui-kit";
import { ShoppingBag } from "lucide-react";
import { useSession } from "../../features/auth/session-store.ts";
import { LogoutButton } from "../../features/auth/logout-button.tsx";
import { RunningJobs } from "../../features/jobs/running-jobs.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { BellPlaceholder } from "../shop/bell-placeholder.tsx";
import { Logo } from "../shop/logo.tsx";
import { AdminChoices } from "./admin-choices.tsx";
import { PanelKeys } from "./panel-keys.tsx";
import styles from "./admin-top.module.css";

/** Top bar with title, language, theme and the links out of the panel. */
export function AdminTop() {
  const t = useTexts();
  const paths = usePaths();
  const isIn = useSession().user?.role === "admin";
  return (
    <header className={styles.root}>
      <Logo />
      <p className={styles.where}>{t("admin.title")}</p>
      <AdminChoices place="bar" />
      <div className={styles.ways}>
        {isIn ? <RunningJobs /> : null}
        {isIn ? <PanelKeys /> : null}
        <BellPlaceholder to={usePanelPaths().adminNotifications()} />
        <Button asChild size="small" variant="ghost" icon={<ShoppingBag aria-hidden />}>
          <Link to={paths.home()}>
            <span className={styles.word}>{t("admin.toShop")}</span>
          </Link>
        </Button>
        <LogoutButton>
          <span className={styles.word}>{t("admin.logout")}</span>
        </LogoutButton>
      </div>
    </header>
  );
}
