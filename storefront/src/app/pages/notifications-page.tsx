import { useSession } from "../../features/auth/session-store.ts";
import { NotificationTabs } from "../../features/notifications/notification-tabs.tsx";
import { NotificationsSkeleton } from "../../features/notifications/notifications-skeleton.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { PageHead } from "../page-head.tsx";
import { PrivatePage } from "../private-page.tsx";
import styles from "./notifications-page.module.css";

export default function NotificationsPage() {
  const t = useTexts();
  const paths = usePaths();
  const { user } = useSession();
  return (
    <div className={styles.page}>
      <PageHead
        title={`${t("notifications.title")} · ${t("shop.name")}`}
        description={t("notifications.description")}
        index={false}
      />
      <PrivatePage
        path={paths.notifications()}
        headingLevel={1}
        title={t("notifications.guest")}
        text={t("notifications.guestText")}
        skeleton={
          <>
            <h1>{t("notifications.title")}</h1>
            <NotificationsSkeleton />
          </>
        }
      >
        <NotificationTabs
          path={paths.notifications()}
          noneText={user?.role === "admin" ? t("notifications.noneForAdmin") : undefined}
        />
      </PrivatePage>
    </div>
  );
}
