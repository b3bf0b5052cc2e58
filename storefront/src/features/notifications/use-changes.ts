import type { Notification, NotificationStats } from "@bezak/contract/notifications.ts";
import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { changedList, changedStats, type NotificationList } from "./changed-lists.ts";
import {
  changeNotification,
  notificationsKey,
  notificationsQuery,
  readAll,
  statsQuery,
  type Change,
  type ListFilter,
} from "./notifications-api.ts";

interface Wanted {
  notification: Notification;
  change: Change;
}

/** Changes notifications of a list: shown at once, reverted after a failure, with an undo for removed ones. */
export function useChanges(filter: ListFilter) {
  const t = useTexts();
  const api = useApi();
  const client = useQueryClient();
  const { show } = useToast();
  const { queryKey: statsKey } = statsQuery(api);
  const { queryKey: listKey } = notificationsQuery(api, filter);

  const failed = (error: unknown) => show({ tone: "danger", text: describeError(error, t) });
  const refresh = () => client.invalidateQueries({ queryKey: notificationsKey });

  const undo = useMutation({
    mutationFn: (id: string) => changeNotification(api, id, "restore"),
    onError: failed,
    onSettled: refresh,
  });

  const change = useMutation({
    mutationFn: ({ notification, change }: Wanted) => changeNotification(api, notification.id, change),
    async onMutate({ notification, change }) {
      await client.cancelQueries({ queryKey: notificationsKey });
      const before = client.getQueriesData({ queryKey: notificationsKey });
      client.setQueryData<NotificationList>(
        listKey,
        (list) => list && changedList(list, notification.id, change),
      );
      client.setQueryData<NotificationStats>(
        statsKey,
        (stats) => stats && changedStats(stats, notification, change),
      );
      return before;
    },
    onSuccess(_, { notification, change }) {
      if (change === "read" || change === "restore") return;
      const text = t(change === "archive" ? "notifications.archived" : "notifications.deleted");
      show({
        text,
        action: { label: t("notifications.undo"), onSelect: () => undo.mutate(notification.id) },
      });
    },
    onError(error, _, before) {
      for (const [key, data] of before ?? []) client.setQueryData(key, data);
      failed(error);
    },
    onSettled(_data, _error, { change }) {
      // a notification that was just read stays in the list until the next visit
      if (change === "read")
        return client.invalidateQueries({ queryKey: notificationsKey, refetchType: "none" });
      return refresh();
    },
  });

  const all = useMutation({ mutationFn: () => readAll(api), onError: failed, onSettled: refresh });

  return {
    change: (notification: Notification, to: Change) => change.mutate({ notification, change: to }),
    readAll: () => all.mutate(),
    readingAll: all.isPending,
  };
}
