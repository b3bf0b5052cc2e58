import { cappedCount, CountBadge, VisuallyHidden } from "@bezak/ui-kit";
import { Bell } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import styles from "./notification-bell.module.css";
import { useUnread } from "./use-unread.ts";

/** Link to the notifications with the number of unread ones; `to` is the page in a panel. */
export default function NotificationBell({ to }: { to?: string }) {
  const t = useTexts();
  const paths = usePaths();
  const count = useUnread();
  const name =
    count > 0 ? t("nav.notificationsCount", { count: cappedCount(count) }) : t("nav.notifications");
  return (
    <Link to={to ?? paths.notifications()} title={t("nav.notifications")} className={styles.root}>
      <span aria-hidden className={styles.icon}>
        <Bell />
        <CountBadge floating count={count} />
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </Link>
  );
}
