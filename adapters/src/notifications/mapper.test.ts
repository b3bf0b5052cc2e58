import { expect, it } from "vitest";
import type { InboxEntry } from "./gateway.ts";
import { toNotification } from "./mapper.ts";

const at = "2026-11-21T10:00:00.000Z";
const entry: InboxEntry = {
  ...{ id: "inb_1", type: "order", title: "Заказ оформлен", text: "Ждём продавца", link: "/order/1" },
  ...{ readAt: null, archivedAt: null, happenedAt: at },
};

it("has the time of what happened, and says whether it was read and archived", () => {
  const shown = { id: "inb_1", type: "order", title: "Заказ оформлен", text: "Ждём продавца" };
  const fresh = { ...shown, link: "/order/1", read: false, archived: false, createdAt: at };
  expect(toNotification(entry)).toEqual(fresh);
  expect(toNotification({ ...entry, readAt: at })).toEqual({ ...fresh, read: true });
  expect(toNotification({ ...entry, archivedAt: at })).toEqual({ ...fresh, archived: true });
});
