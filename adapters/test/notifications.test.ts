import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { tokens } from "./commerce-answers.ts";
import { startApi, type Api } from "./start-api.ts";

let api: Api;

beforeAll(async () => void (api = await startApi()));
afterEach(() => api.commerce.reset());
afterAll(() => api.stop());

const token = tokens.customer;

it("lists the caller's notifications in the reader's language, by page, filter and type", async () => {
  const headers = { "accept-language": "uz-UZ,ru;q=0.5" };
  const path = "/notifications?filter=unread&type=price_drop&page=2&limit=10";
  const { body } = await api.call("GET", path, { token, headers });
  expect(body.pagination).toEqual({ page: 2, limit: 10, total: 21, pages: 3 });
  const [seen] = api.commerce.callsTo("/customer/inbox");
  expect(Object.fromEntries(seen!.query)).toEqual({
    filter: "unread",
    type: "price_drop",
    page: "2",
    limit: "10",
    language: "uz",
  });
  expect(seen?.headers.authorization).toBe("Bearer jwt-customer");
});

it("lists notifications without internal fields", async () => {
  const { body } = await api.call("GET", "/notifications", { token });
  const [first] = body.data as object[];
  expect(Object.keys(first!).sort()).toEqual(
    ["archived", "createdAt", "id", "link", "read", "text", "title", "type"].sort(),
  );
});

it.each([
  ["PATCH", "/notifications/inb_1/read", "/read", { read: true, archived: false }],
  ["PATCH", "/notifications/inb_1/archive", "/archive", { read: false, archived: true }],
  ["PATCH", "/notifications/inb_1/restore", "/restore", { read: false, archived: false }],
])(
  "changes a notification by %s %s and answers in the reader's language",
  async (method, path, change, data) => {
    const { status, body } = await api.call(method, path, { token, headers: { "accept-language": "en" } });
    expect(status).toBe(200);
    expect(body.data).toMatchObject(data);
    const [seen] = api.commerce.callsTo(`/customer/inbox/entries/inb_1${change}`);
    expect([seen?.method, seen?.query.get("language")]).toEqual(["PATCH", "en"]);
  },
);

it("answers without data when a notification is deleted", async () => {
  const { status, body } = await api.call("DELETE", "/notifications/inb_1", { token });
  expect([status, body.data]).toEqual([200, null]);
  expect(api.commerce.callsTo("/customer/inbox/entries/inb_1").map(({ method }) => method)).toEqual([
    "DELETE",
  ]);
});

it("does not mark all notifications as read for an id like read-all", async () => {
  await api.call("PATCH", "/notifications/read-all/read", { token });
  expect(api.commerce.callsTo("/customer/inbox/read-all")).toEqual([]);
});

it("marks all notifications as read and answers with the new numbers", async () => {
  const { body } = await api.call("PATCH", "/notifications/read-all", { token });
  expect(body.data).toEqual({ total: 3, unread: 2, archived: 1 });
});

it("serves notifications of administrators with their own account", async () => {
  const { admin } = tokens;
  for (const [method, path, inside] of [
    ["GET", "/notifications", "/customer/inbox"],
    ["GET", "/notifications/stats", "/customer/inbox/stats"],
    ["PATCH", "/notifications/read-all", "/customer/inbox/read-all"],
    ["PATCH", "/notifications/inb_1/read", "/customer/inbox/entries/inb_1/read"],
  ] as const) {
    expect((await api.call(method, path, { token: admin })).status).toBe(200);
    expect(api.commerce.callsTo(inside).at(-1)?.headers.authorization).toBe("Bearer jwt-admin");
  }
});

it("accepts any part of the notification preferences", async () => {
  const body = { price_drop: { mail: true } };
  const { status, body: answer } = await api.call("PUT", "/notifications/preferences", { token, body: {} });
  expect(status).toBe(200);
  expect(answer.data as object satisfies object).toMatchObject({ order: { inApp: true, mail: true } });
  await api.call("PUT", "/notifications/preferences", {
    token,
    body: { ...body, order: { inApp: true, mail: false } },
  });
  expect(api.commerce.callsTo("/customer/inbox/preferences").at(-1)?.body).toEqual({
    ...body,
    order: { inApp: true, mail: false },
  });
});

it.each([
  [{ order: { inApp: false } }, "order.inApp"],
  [{ payment: { inApp: false, mail: false } }, "payment.inApp"],
  [{ system: { inApp: false } }, "system.inApp"],
  [{ chat: { mail: true } }, "chat"],
  [{ review: { sms: true } }, "review.sms"],
  [{ review: { mail: "yes" } }, "review.mail"],
])("refuses the preferences %o at the field %s", async (wanted, field) => {
  const { status, body } = await api.call("PUT", "/notifications/preferences", { token, body: wanted });
  expect([status, body.code]).toEqual([400, "invalid_input"]);
  expect(Object.keys(body.fields as object)).toEqual([field]);
  expect(api.commerce.callsTo("/customer/inbox/preferences")).toEqual([]);
});

it.each(["filter=read", "type=chat", "limit=101", "page=0", "archived=true"])(
  "refuses the list query %s with 400",
  async (query) => {
    const { status, body } = await api.call("GET", `/notifications?${query}`, { token });
    expect([status, body.code]).toEqual([400, "invalid_query"]);
  },
);
