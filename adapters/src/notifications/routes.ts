import type { notificationsRoutes } from "@bezak/contract/notifications.ts";
import type { Handlers } from "../call.ts";
import { ApiError } from "../errors.ts";
import type { Commerce } from "../medusa.ts";
import { paginationOf } from "../pagination.ts";
import { notificationsGateway, type Reader } from "./gateway.ts";
import { toNotification } from "./mapper.ts";

export function notificationsHandlers(commerce: Commerce): Handlers<typeof notificationsRoutes> {
  const gateway = notificationsGateway(commerce);

  async function change(id: string, to: "read" | "archive" | "restore", reader: Reader) {
    const entry = await gateway.change(id, to, reader);
    if (!entry) throw new ApiError("notification_not_found");
    return { success: true, data: toNotification(entry) } as const;
  }

  return {
    async notifications({ query, ...reader }) {
      const { entries, count } = await gateway.list(query, reader);
      return { success: true, data: entries.map(toNotification), pagination: paginationOf(query, count) };
    },
    readNotification: ({ params, ...reader }) => change(params.id, "read", reader),
    archiveNotification: ({ params, ...reader }) => change(params.id, "archive", reader),
    restoreNotification: ({ params, ...reader }) => change(params.id, "restore", reader),
    async deleteNotification({ params, ...reader }) {
      await gateway.change(params.id, "delete", reader);
      return { success: true, data: null };
    },
  };
}
