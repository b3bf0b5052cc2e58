import { defaultChoices } from "@bezak/contract/notification-kinds.ts";
import type { Notification } from "@bezak/contract/notifications.ts";
import type { Reply, SeenCall } from "./fake-commerce.ts";

const notification: Notification & Record<string, unknown> = {
  ...{ id: "inb_1", type: "order", title: "Заказ 1234567890 оформлен", text: "Ждём продавца." },
  ...{ link: "/order/1234567890", read: false, archived: false, createdAt: "2026-11-01T10:00:00.000Z" },
  // names the event inside the shop
  key: "order:order_1:placed",
};

const stats = { total: 3, unread: 2, archived: 1, customerId: "cus_1" };

const ok = (body: object): Reply => ({ status: 200, body });

/** What a healthy commerce answers of the inbox; undefined for every other call. */
export function inboxAnswers({ method, path }: SeenCall): Reply | undefined {
  if (path.startsWith("/customer/inbox/entries/inb_2"))
    return {
      status: 404,
      body: { code: "notification_not_found", message: "There is no such notification" },
    };
  switch (`${method} ${path}`) {
    case "GET /customer/inbox":
      return ok({ notifications: [notification], count: 21 });
    case "GET /customer/inbox/stats":
    case "POST /customer/inbox/read-all":
      return ok(stats);
    case "GET /customer/inbox/preferences":
    case "POST /customer/inbox/preferences":
      return ok(defaultChoices);
    case "PATCH /customer/inbox/entries/inb_1/read":
      return ok({ notification: { ...notification, read: true } });
    case "PATCH /customer/inbox/entries/inb_1/archive":
      return ok({ notification: { ...notification, archived: true } });
    case "PATCH /customer/inbox/entries/inb_1/restore":
      return ok({ notification });
    case "DELETE /customer/inbox/entries/inb_1":
      return ok({});
    default:
      return undefined;
  }
}
