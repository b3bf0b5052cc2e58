import type { Notification } from "@bezak/contract/notifications.ts";
import type { InboxEntry } from "./gateway.ts";

export function toNotification(entry: InboxEntry): Notification {
  const { id, type, title, text, link, readAt, archivedAt, happenedAt } = entry;
  return {
    ...{ id, type, title, text, link },
    read: readAt !== null,
    archived: archivedAt !== null,
    createdAt: happenedAt,
  };
}
