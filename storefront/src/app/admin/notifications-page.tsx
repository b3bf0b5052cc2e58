import { NotificationTabs } from "../../features/notifications/notification-tabs.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

export default function NotificationsPage() {
  const t = useTexts();
  const title = t("notifications.title");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <NotificationTabs
        path={usePanelPaths().adminNotifications()}
        noneText={t("notifications.noneForAdmin")}
      />
    </div>
  );
}
