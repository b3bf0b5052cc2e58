import { useInfiniteQuery } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { focusNeighbour } from "../../lib/focus-neighbour.ts";
import { daysAgo } from "../../lib/format-date.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { MoreButton } from "../../lib/more-button.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { byDay, getNotifications } from "./changed-lists.ts";
import { dayName } from "./day-name.ts";
import { NoNotifications, type NoNotificationsProps } from "./no-notifications.tsx";
import { NotificationItem } from "./notification-item.tsx";
import styles from "./notification-list.module.css";
import { notificationsQuery } from "./notifications-api.ts";
import { NotificationsSkeleton } from "./notifications-skeleton.tsx";
import { useChanges } from "./use-changes.ts";

export function NotificationList({ filter, noneText }: NoNotificationsProps) {
  const t = useTexts();
  const result = useInfiniteQuery(notificationsQuery(useApi(), filter));
  const { data, dataUpdatedAt, error, refetch, fetchStatus } = result;
  const { change } = useChanges(filter);
  if (!data) {
    if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
    return fetchStatus === "paused" ? <OfflineState /> : <NotificationsSkeleton />;
  }
  const days = byDay(getNotifications(data), (iso) => daysAgo(iso, dataUpdatedAt));
  if (days.length === 0) return <NoNotifications filter={filter} noneText={noneText} />;
  return (
    <div className={styles.root}>
      {days.map(({ ago, notifications }) => (
        <section key={ago} aria-labelledby={`day-${ago}`} className={styles.day}>
          <h2 id={`day-${ago}`} className={styles.date}>
            {dayName(notifications[0]?.createdAt ?? "", ago, t)}
          </h2>
          <ul role="list" className={styles.list}>
            {notifications.map((one) => (
              <li key={one.id}>
                <NotificationItem
                  notification={one}
                  onChange={(to, pressed) => {
                    if (to !== "read") focusNeighbour(pressed, "data-notification");
                    change(one, to);
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <MoreButton list={result} label={t("notifications.more")} />
    </div>
  );
}
