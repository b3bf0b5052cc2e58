import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sharedShop } from "../../harness/shared-shop.ts";
import { createBuyer, type Buyer, type Shop } from "../../harness/shop.ts";
import { inboxCalls, type Inbox } from "./inbox-calls.ts";
import type { SentNotification } from "./inside/send-notifications.ts";

let shop: Shop;
let inbox: ReturnType<typeof inboxCalls>;
let buyer: Buyer;
let otherBuyer: Buyer;
let sentCount = 0;

const order = { orderId: "order_1", number: "1234567890" };
const when = (minute: number) => new Date(Date.UTC(2026, 0, 1, 10, minute)).toISOString();

/** A notification of a buyer, each later than the one before. */
const paid = (customerId: string, more: Partial<SentNotification> = {}): SentNotification => {
  sentCount += 1;
  const data = { ...order, amount: 415_000 };
  return {
    customerId,
    key: `test:${sentCount}`,
    at: when(sentCount),
    event: "payment_paid",
    data,
    ...more,
  } as SentNotification;
};

const storedReadAt = async (id: string) =>
  (await shop.db.query<{ read_at: Date }>("select read_at from inbox_entry where id = $1", [id])).rows[0]
    ?.read_at;

beforeAll(async () => {
  shop = await sharedShop("people");
  inbox = inboxCalls(shop.commerce);
  otherBuyer = await createBuyer(shop.commerce);
});

beforeEach(async () => {
  buyer = await createBuyer(shop.commerce);
});

describe("notifying", () => {
  it("writes an event once, repeated and in parallel", async () => {
    const notifications = [paid(buyer.id)];
    const answers = await Promise.all(Array.from({ length: 5 }, () => inbox.send({ notifications })));
    expect(answers.flat()).toEqual([notifications[0]?.key]);
    expect(await inbox.send({ notifications: [...notifications, ...notifications] })).toEqual([]);
    expect(await inbox.list(buyer, "&type=payment")).toHaveLength(1);
  });

  it("stores no text: the same entry is shown in the language of its reader", async () => {
    await inbox.send({ notifications: [paid(buyer.id)] });
    const { rows } = await shop.db.query<{ row: string }>(
      "select to_jsonb(e)::text as row from inbox_entry e where customer_id = $1 and type = 'payment'",
      [buyer.id],
    );
    expect(rows[0]?.row).not.toMatch(/[а-яё]/i);
    const translated = await Promise.all(
      ["ru", "uz", "en"].map(
        async (language) => (await inbox.list(buyer, `&type=payment&language=${language}`))[0],
      ),
    );
    expect(translated.map((entry) => entry?.title)).toEqual([
      "Оплата получена",
      "Toʻlov qabul qilindi",
      "Payment received",
    ]);
    expect(translated[0]?.text).toBe("Заказ 1234567890: получено 415\u00a0000\u00a0сум.");
    expect(translated[0]).toMatchObject({
      link: "/order/1234567890",
      type: "payment",
      read: false,
      archived: false,
    });
  });

  it("writes nothing for a person without an account", async () => {
    expect(await inbox.send({ notifications: [paid("cus_gone")] })).toEqual([]);
  });

  it("does not write a deleted entry again", async () => {
    const notifications = [paid(buyer.id)];
    await inbox.send({ notifications });
    const [entry] = await inbox.list(buyer, "&type=payment");
    await inbox.change(buyer, entry!.id, "delete");
    expect(await inbox.send({ notifications })).toEqual([]);
    expect(await inbox.list(buyer, "&type=payment")).toEqual([]);
  });
});

describe("reading the inbox", () => {
  it("lists newest first, by pages, by filter and by type", async () => {
    const notifications = [paid(buyer.id), paid(buyer.id), paid(buyer.id)];
    await inbox.send({ notifications: [notifications[1]!, notifications[0]!, notifications[2]!] });
    await inbox.send({
      notifications: [paid(buyer.id, { event: "welcome", data: {} } as Partial<SentNotification>)],
    });
    const all = await inbox.list(buyer, "&type=payment");
    expect(all.map(({ createdAt }) => createdAt)).toEqual(notifications.map(({ at }) => at).toReversed());
    const page = await inbox.read<Inbox>("?type=payment&limit=2&page=2", buyer);
    expect(page.body).toEqual({ count: 3, notifications: [all[2]] });
    await inbox.change(buyer, all[0]!.id, "read");
    await inbox.change(buyer, all[1]!.id, "archive");
    const ids = async (query: string) =>
      (await inbox.list(buyer, `&type=payment${query}`)).map(({ id }) => id);
    expect(await ids("")).toEqual([all[0]!.id, all[2]!.id]);
    expect(await ids("&filter=unread")).toEqual([all[2]!.id]);
    expect(await ids("&filter=archived")).toEqual([all[1]!.id]);
    expect(await ids("&page=2")).toEqual([]);
  });

  it("counts all, unread and archived entries", async () => {
    await inbox.send({ notifications: [paid(buyer.id), paid(buyer.id), paid(buyer.id), paid(buyer.id)] });
    // the welcome of a new account would otherwise be counted once it is written
    await inbox.send({ catchUp: true });
    const [first, second, third] = await inbox.list(buyer, "&type=payment");
    const before = await inbox.stats(buyer);
    await inbox.change(buyer, first!.id, "read");
    await inbox.change(buyer, second!.id, "archive");
    await inbox.change(buyer, third!.id, "delete");
    expect(await inbox.stats(buyer)).toEqual({
      total: before.total! - 1,
      unread: before.unread! - 3,
      archived: 1,
    });
    const { body } = await inbox.write("/read-all", buyer);
    expect(body).toEqual({ total: before.total! - 1, unread: 0, archived: 1 });
  });

  it.each(["filter=read", "language=de"])("refuses the query %s", async (query) => {
    const { status, body } = await inbox.read<{ code: string }>(`?${query}`, buyer);
    expect([status, body.code]).toEqual([400, "invalid_query"]);
  });
});

describe("changing an inbox entry", () => {
  it("reverts a deletion, then an archiving, and preserves the time of the first reading", async () => {
    await inbox.send({ notifications: [paid(buyer.id)] });
    const [entry] = await inbox.list(buyer, "&type=payment");
    const { id } = entry!;
    const change = async (to: "read" | "archive" | "restore") =>
      (await inbox.change(buyer, id, to, "en")).body.notification;
    expect(await change("read")).toMatchObject({ id, title: "Payment received", read: true });
    const readAt = await storedReadAt(id);
    const archived = await change("archive");
    expect(archived).toMatchObject({ read: true, archived: true });
    expect(await change("archive")).toEqual(archived);
    expect((await inbox.change(buyer, id, "delete")).body).toEqual({});
    expect((await inbox.change(buyer, id, "read")).status).toBe(404);
    expect(await change("restore")).toEqual(archived);
    expect(await change("restore")).toMatchObject({ read: true, archived: false });
    expect(await change("read")).toMatchObject({ read: true });
    expect(await storedReadAt(id)).toEqual(readAt);
  });

  it("is 404 for somebody else's entry and an unknown one, 401 for guests", async () => {
    await inbox.send({ notifications: [paid(buyer.id)] });
    const [entry] = await inbox.list(buyer, "&type=payment");
    for (const change of ["read", "archive", "restore", "delete"] as const) {
      const refused = await inbox.change(otherBuyer, entry!.id, change);
      expect([refused.status, refused.body.code]).toEqual([404, "notification_not_found"]);
      expect((await inbox.change(buyer, "inb_unknown", change)).status).toBe(404);
      expect((await inbox.change(undefined, entry!.id, change)).status).toBe(401);
    }
    expect(await inbox.list(buyer, "&type=payment")).toEqual([entry]);
    for (const path of ["", "/stats", "/preferences"]) expect((await inbox.read(path)).status).toBe(401);
    expect((await inbox.write("/read-all", undefined)).status).toBe(401);
    expect((await inbox.write("/preferences", undefined, {})).status).toBe(401);
  });

  it("marks nobody else's entries as read", async () => {
    await inbox.send({ notifications: [paid(buyer.id), paid(otherBuyer.id)] });
    const before = await inbox.stats(otherBuyer);
    await inbox.write("/read-all", buyer);
    expect(await inbox.stats(otherBuyer)).toEqual(before);
  });
});

describe("notification preferences", () => {
  it("begin with the defaults and store what was chosen", async () => {
    const { body: first } = await inbox.read<Record<string, unknown>>("/preferences", buyer);
    expect(first).toMatchObject({
      order: { inApp: true, mail: true },
      price_drop: { inApp: true, mail: false },
    });
    const changed = await inbox.write("/preferences", buyer, {
      parcel: { inApp: false },
      price_drop: { mail: true },
    });
    expect(changed.body).toEqual({
      ...first,
      parcel: { inApp: false, mail: true },
      price_drop: { inApp: true, mail: true },
    });
    await inbox.write("/preferences", buyer, { parcel: { inApp: true } });
    const { body: last } = await inbox.read("/preferences", buyer);
    expect(last).toEqual({ ...first, price_drop: { inApp: true, mail: true } });
    expect((await inbox.read("/preferences", otherBuyer)).body).toEqual(first);
  });

  it("cannot turn off fixed kinds, and then store nothing", async () => {
    const body = { order: { inApp: false }, review: { mail: true } };
    expect((await inbox.write("/preferences", buyer, body)).status).toBe(400);
    expect((await inbox.read("/preferences", buyer)).body).toMatchObject({ review: { mail: false } });
    for (const wrong of [{ chat: { mail: true } }, { order: { sms: true } }, { order: { mail: "yes" } }]) {
      expect((await inbox.write("/preferences", buyer, wrong)).status).toBe(400);
    }
  });

  it("apply when a notification is written: an unwanted one never shows, even after a change", async () => {
    await inbox.write("/preferences", buyer, { review: { inApp: false } });
    const rejected = { event: "review_rejected", data: { reviewId: "r", productId: "p", reason: null } };
    const notifications = [paid(buyer.id, rejected as Partial<SentNotification>)];
    // a job welcomes each new buyer at some time
    await inbox.send({ catchUp: true });
    const before = await inbox.stats(buyer);
    await inbox.send({ notifications });
    await inbox.write("/preferences", buyer, { review: { inApp: true } });
    await inbox.send({ notifications });
    expect(await inbox.list(buyer, "&type=review")).toEqual([]);
    expect(await inbox.stats(buyer)).toEqual(before);
  });
});
