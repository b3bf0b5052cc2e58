import { Button, EmptyState } from "@bezak/ui-kit";
import { Archive, Bell, CheckCheck } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import type { ListFilter } from "./notifications-api.ts";

export interface NoNotificationsProps {
  filter: ListFilter;
  /** explanation for administrators; buyers get a link to the catalogue */
  noneText?: string;
}

export function NoNotifications({ filter, noneText }: NoNotificationsProps) {
  const t = useTexts();
  const paths = usePaths();
  if (filter === "archived") {
    return (
      <EmptyState
        icon={<Archive aria-hidden />}
        title={t("notifications.noArchived")}
        text={t("notifications.noArchivedText")}
      />
    );
  }
  if (filter === "unread") {
    return (
      <EmptyState
        icon={<CheckCheck aria-hidden />}
        title={t("notifications.noUnread")}
        text={t("notifications.noUnreadText")}
      />
    );
  }
  return (
    <EmptyState
      icon={<Bell aria-hidden />}
      title={t("notifications.none")}
      text={noneText ?? t("notifications.noneText")}
      actions={
        noneText === undefined ? (
          <Button asChild variant="primary">
            <Link to={paths.catalog()}>{t("common.toCatalog")}</Link>
          </Button>
        ) : undefined
      }
    />
  );
}
