import { defaultChoices } from "@bezak/contract/notification-kinds.ts";
import type { InboxEntry } from "../src/notifications/gateway.ts";
import type { Reply, SeenCall } from "./fake-commerce.ts";

const at = "2026-11-01T10:00:00.000Z";

export const entry: InboxEntry & Record<string, unknown> = {
  ...{ id: "inb_1", type: "order", title: "Заказ 1234567890 оформлен", text: "Ждём продавца." },
  ...{ link: "/order/1234567890", readAt: null, archivedAt: null, happenedAt: at },
  // names the event inside the shop
  key: "order:order_1:placed",
};

const stats = { total: 3, unread: 2, archived: 1, customerId: "cus_1" };

const changed: Record<string, Partial<InboxEntry>> = {
  read: { readAt: at },
  archive: { archivedAt: at },
  restore: {},
};

/** What a healthy commerce answers of the inbox; undefined for every other call. */
export function inboxAnswers({ method, path, body }: SeenCall): Reply | undefined {
  switch (`${method} ${path}`) {
    case "GET /customer/inbox":
      return { status: 200, body: { entries: [entry], count: 21 } };
    case "GET /customer/inbox/stats":
    case "POST /customer/inbox/read-all":
      return { status: 200, body: stats };
    case "GET /customer/inbox/preferences":
    case "POST /customer/inbox/preferences":
      return { status: 200, body: defaultChoices };
    case "POST /customer/inbox/entries/inb_1": {
      const { change } = body as { change: string };
      return { status: 200, body: { entry: change === "delete" ? null : { ...entry, ...changed[change] } } };
    }
    case "POST /customer/inbox/entries/inb_2":
      return { status: 404, body: { code: "notification_not_found", message: "There is no such entry" } };
    default:
      return undefined;
  }
}
