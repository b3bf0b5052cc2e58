import type { Notification } from "@bezak/contract/notifications.ts";
import type { CommerceProcess } from "../../harness/commerce-process.ts";
import type { Buyer } from "../../harness/shop.ts";
import type { NotificationAction } from "./inside/send-notifications.ts";

export interface Inbox {
  notifications: Notification[];
  count: number;
}

/** The calls of the inbox as the web server makes them, and sending notifications inside the shop. */
export function inboxCalls(commerce: CommerceProcess) {
  const read = <T>(path: string, buyer?: Buyer) =>
    commerce.call<T>("GET", `/customer/inbox${path}`, { token: buyer?.token });
  const write = <T>(path: string, buyer: Buyer | undefined, body?: unknown) =>
    commerce.call<T>("POST", `/customer/inbox${path}`, { token: buyer?.token, body });
  return {
    read,
    write,
    list: async (buyer: Buyer, query = "") =>
      (await read<Inbox>(`?limit=100${query}`, buyer)).body.notifications,
    stats: async (buyer: Buyer) => (await read<Record<string, number>>("/stats", buyer)).body,
    change: (
      buyer: Buyer | undefined,
      id: string,
      change: "read" | "archive" | "restore" | "delete",
      language = "ru",
    ) => {
      const [method, below] =
        change === "delete" ? ["DELETE", ""] : ["PATCH", `/${change}?language=${language}`];
      return commerce.call<{ notification: Notification; code?: string }>(
        method,
        `/customer/inbox/entries/${id}${below}`,
        { token: buyer?.token },
      );
    },
    send: (action: NotificationAction) =>
      commerce.run<string[]>("../../http/inbox/inside/send-notifications.ts", action),
  };
}
