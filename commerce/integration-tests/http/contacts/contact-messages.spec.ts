import { randomUUID } from "node:crypto";
import { AdministeredContactMessage } from "@bezak/contract/contacts.ts";
import { beforeAll, expect, it } from "vitest";
import { newClient } from "../../harness/new-client.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { createBuyer, type Shop } from "../../harness/shop.ts";
import { shopCalls } from "../shops/shop-calls.ts";

interface Answer {
  message: AdministeredContactMessage;
  code: string;
  details?: { current?: AdministeredContactMessage };
}

let shop: Shop;
let admin: string;

beforeAll(async () => {
  shop = await sharedShop("people");
  admin = await shopCalls(shop).administrator();
});

/** Sends a message with a unique mark in its text; returns the mark. */
async function send(other: object = {}): Promise<string> {
  const mark = randomUUID();
  const body = { topic: "order", name: "Dilnoza", email: `${mark}@example.uz`, language: "uz", ...other };
  await shop.commerce.call("POST", "/internal/contact-messages", {
    body: { ...body, message: `Savol ${mark}`, client: newClient() },
    headers: { "idempotency-key": mark },
  });
  return mark;
}

async function list(query: Record<string, string>, token = admin) {
  const path = `/admin/contact-messages?${new URLSearchParams(query)}`;
  const { status, body } = await shop.commerce.call<{
    messages: AdministeredContactMessage[];
    count: number;
  }>("GET", path, { token });
  return { status, ...body };
}
const set = (id: string, body: object, token = admin) =>
  shop.commerce.call<Answer>("POST", `/admin/contact-messages/${id}/status`, { token, body });
const find = async (mark: string) => (await list({ q: mark })).messages[0]!;

it("lists messages the newest first with the data of their senders", async () => {
  const phone = "+998901234567";
  const older = await send({ phone, orderNumber: "1234567890-2" });
  const newer = await send({ topic: "seller" });
  const { messages } = await list({ q: "Savol" });
  const times = messages.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  const place = (mark: string) => messages.findIndex(({ message }) => message.includes(mark));
  expect(place(newer)).toBeLessThan(place(older));
  expect(AdministeredContactMessage.array().parse(messages)).toEqual(messages);
  expect(messages[place(older)]).toEqual({
    id: expect.stringMatching(/^cmsg_/),
    number: expect.stringMatching(/^\d{8}$/),
    topic: "order",
    name: "Dilnoza",
    email: `${older}@example.uz`,
    phone,
    orderNumber: "1234567890-2",
    message: `Savol ${older}`,
    language: "uz",
    customerId: null,
    status: "new",
    answers: [],
    createdAt: expect.stringMatching(/Z$/),
    version: expect.any(String),
  });
});

it("filters messages by topic, status and text", async () => {
  const mark = await send({ topic: "return", name: "Zulfiya Karimova", phone: "+998931112244" });
  const { number } = await find(mark);
  for (const [field, value] of [
    ["q", "KARIMOVA"],
    ["q", number],
    ["q", "+998 93 111 22 44"],
    ["q", "(93) 111-22-44"],
    ["q", `${mark}@EXAMPLE`],
    ["topic", "return"],
  ] as const) {
    const { messages, count } = await list({ limit: "100", [field]: value });
    expect(messages.map((message) => message.number)).toContain(number);
    expect(count).toBe(messages.length);
  }
  expect(await list({ q: "----" })).toMatchObject({ messages: [], count: 0 });
  expect(await list({ q: mark, status: "closed" })).toMatchObject({ messages: [], count: 0 });
  expect(await list({ q: mark, topic: "order" })).toMatchObject({ messages: [], count: 0 });
  for (const [field, value] of Object.entries({
    topic: "gossip",
    status: "open",
    limit: "0",
  })) {
    expect([field, (await list({ [field]: value })).status]).toEqual([field, 400]);
  }
});

it("sets the status of a message, which a repeat does not change", async () => {
  const { id } = await find(await send());
  const once = await set(id, { status: "answered" });
  expect([once.status, once.body.message.status]).toEqual([200, "answered"]);
  expect((await set(id, { status: "answered" })).body).toEqual(once.body);
  expect((await set(id, { status: "new" })).body.message.status).toBe("new");
  for (const body of [{}, { status: "done" }, { status: "closed", reply: "Salom" }]) {
    expect((await set(id, body)).status).toBe(400);
  }
  const unknown = await set("cmsg_none", { status: "closed" });
  expect([unknown.status, unknown.body.code]).toEqual([404, "contact_message_not_found"]);
});

it("lets one of two administrators change the version that both have seen", async () => {
  const { id, version } = await find(await send());
  const answers = await Promise.all([
    set(id, { status: "answered", version }),
    set(id, { status: "closed", version }),
  ]);
  const [taken, refused] = answers.toSorted((one, other) => one.status - other.status);
  expect([taken!.status, refused!.status, refused!.body.code]).toEqual([200, 409, "stale_version"]);
  expect(refused!.body.details?.current).toEqual(taken!.body.message);
});

it("shows messages to nobody but administrators", async () => {
  const { id } = await find(await send());
  const buyer = await createBuyer(shop.commerce);
  for (const token of ["", buyer.token]) {
    expect((await list({}, token)).status).toBe(401);
    expect((await set(id, { status: "closed" }, token)).status).toBe(401);
  }
});
