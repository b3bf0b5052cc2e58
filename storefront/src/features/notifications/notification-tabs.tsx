import { notificationFilters } from "@bezak/contract/notification-kinds.ts";
import { Tabs } from "@bezak/ui-kit";
import { useLocation, useNavigate } from "react-router";
import { useTexts } from "../../i18n/texts-context.tsx";
import { NotificationList } from "./notification-list.tsx";
import styles from "./notification-tabs.module.css";
import type { ListFilter } from "./notifications-api.ts";
import { ReadAllButton } from "./read-all-button.tsx";

const filters: readonly ListFilter[] = ["all", ...notificationFilters];

/** Heading and tabs of a page with notifications; `path` is the page's, whose query contains the chosen list. */
export function NotificationTabs({ path, noneText }: { path: string; noneText?: string }) {
  const t = useTexts();
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
          void navigate(`${path}${query}`, { replace: true, preventScrollReset: true });
        }}
        items={filters.map((value) => ({
          value,
          label: t(`notifications.filters.${value}`),
          content: <NotificationList filter={value} noneText={noneText} />,
        }))}
      />
    </>
  );
}
