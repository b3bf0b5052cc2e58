import { Tabs } from "@bezak/ui-kit";
import { notificationFilters } from "@bezak/contract/notification-kinds.ts";
import { useLocation, useNavigate } from "react-router-dom";
import { NotificationList } from "../../features/notifications/notification-list.tsx";
import type { ListFilter } from "../../features/notifications/notifications-api.ts";
import { NotificationsSkeleton } from "../../features/notifications/notifications-skeleton.tsx";
import { ReadAllButton } from "../../features/notifications/read-all-button.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { PageHead } from "../page-head.tsx";
import { PrivatePage } from "../private-page.tsx";
import styles from "./notifications-page.module.css";

const filters: readonly ListFilter[] = ["all", ...notificationFilters];

export default function NotificationsPage() {
  const t = useTexts();
  const paths = usePaths();
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
        <Notifications />
      </PrivatePage>
    </div>
  );
}

function Notifications() {
  const t = useTexts();
  const paths = usePaths();
  const navigate = useNavigate();
  const given = new URLSearchParams(useLocation().search).get("filter");
  const filter = filters.find((one) => one === given) ?? "all";
  return (
    <>
      <header className={styles.header}>
        <h1>{t("notifications.title")}</h1>
        <ReadAllButton filter={filter} />
      </header>
      <Tabs
        label={t("notifications.title")}
        value={filter}
        onValueChange={(value) => {
          const query = value === "all" ? "" : `?filter=${value}`;
          void navigate(`${paths.notifications()}${query}`, { replace: true, preventScrollReset: true });
        }}
        items={filters.map((value) => ({
          value,
          label: t(`notifications.filters.${value}`),
          content: <NotificationList filter={value} />,
        }))}
      />
    </>
  );
}
