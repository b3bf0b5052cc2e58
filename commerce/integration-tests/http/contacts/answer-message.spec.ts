import { randomUUID } from "node:crypto";
import { AdministeredContactMessage } from "@bezak/contract/contacts.ts";
import { beforeAll, expect, it } from "vitest";
import { newClient } from "../../harness/new-client.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { shopCalls } from "../shops/shop-calls.ts";
import { userAdminCalls } from "../users/user-admin-calls.ts";

interface Answer {
  message: AdministeredContactMessage;
  code: string;
  details?: { current?: AdministeredContactMessage };
}

let shop: Shop;
let admin: string;
let other: string;

beforeAll(async () => {
  shop = await sharedShop("people");
  const calls = userAdminCalls(shop);
  admin = (await calls.administrator()).token;
  other = (await calls.administrator("support")).token;
});

/** A new message of a guest, as administrators see it. */
async function receive(language = "uz"): Promise<AdministeredContactMessage> {
  const mark = randomUUID();
  const body = { topic: "order", name: "Dilnoza", email: `${mark}@example.uz`, language };
  await shop.commerce.call("POST", "/internal/contact-messages", {
    body: { ...body, message: `Savol ${mark}`, client: newClient() },
    headers: { "idempotency-key": mark },
  });
  return find(mark);
}

async function find(mark: string): Promise<AdministeredContactMessage> {
  const { body } = await shop.commerce.call<{ messages: AdministeredContactMessage[] }>(
    "GET",
    `/admin/contact-messages?q=${mark}`,
    { token: admin },
  );
  return body.messages[0]!;
}

const send = (id: string, body: object, { key = randomUUID(), token = admin } = {}) =>
  shop.commerce.call<Answer>("POST", `/admin/contact-messages/${id}/answers`, {
    token,
    body,
    headers: { "idempotency-key": key },
  });

/** Mails with answers to this address, oldest first. */
const mailsTo = async (email: string) => {
  const { rows } = await shop.db.query<{ language: string; template: string }>(
    "select language, template from shop_mail where recipient = $1 and template = 'contact-answer' order by id",
    [email],
  );
  return rows;
};

it("mails answers in the language of the message, and shows them in the order in which they were written", async () => {
  const { id, email, version } = await receive("en");
  const first = await send(id, { text: "We are looking\n\nfor it.", version });
  expect([first.status, first.body.message.status]).toEqual([201, "answered"]);
  expect(AdministeredContactMessage.parse(first.body.message)).toEqual(first.body.message);
  const second = await send(
    id,
    { text: "It arrives tomorrow.", version: first.body.message.version },
    { token: other },
  );
  expect(second.body.message.answers.map(({ text }) => text)).toEqual([
    "We are looking\n\nfor it.",
    "It arrives tomorrow.",
  ]);
  const [one, two] = second.body.message.answers;
  expect([one!.by.name, one!.by.id === two!.by.id]).toEqual([expect.stringMatching(/\S/), false]);
  expect(Date.parse(two!.at)).toBeGreaterThanOrEqual(Date.parse(one!.at));
  expect((await find(email)).answers).toEqual(second.body.message.answers);
  expect(await mailsTo(email)).toEqual([
    { language: "en", template: "contact-answer" },
    { language: "en", template: "contact-answer" },
  ]);
});

it("sends one answer per key, however often and at once it is requested", async () => {
  const { id, email, version } = await receive();
  const [key, text] = [randomUUID(), "Buyurtma ertaga yetib boradi."];
  const answers = await Promise.all([1, 2, 3].map(() => send(id, { text, version }, { key })));
  answers.push(await send(id, { text, version }, { key }));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  for (const { body } of answers) expect(body.message).toEqual(answers[0]!.body.message);
  expect(await mailsTo(email)).toHaveLength(1);
  const another = await send(id, { text: "Buyurtma bugun yetib boradi.", version }, { key });
  expect([another.status, another.body.code]).toEqual([422, "idempotency_mismatch"]);
});

it("lets one of two administrators answer the version that both have seen", async () => {
  const { id, email, version } = await receive();
  const answers = await Promise.all([
    send(id, { text: "Buyurtma ertaga yetib boradi.", version }),
    send(id, { text: "Buyurtma bugun yetib boradi.", version }, { token: other }),
  ]);
  const [sent, refused] = answers.toSorted((one, two) => one.status - two.status);
  expect([sent!.status, refused!.status, refused!.body.code]).toEqual([201, 409, "stale_version"]);
  expect(refused!.body.details?.current).toEqual(sent!.body.message);
  expect(await mailsTo(email)).toHaveLength(1);
});

it("refuses what is no answer, and sends nothing", async () => {
  const { id, email, version } = await receive();
  for (const body of [
    {},
    { text: "Ertaga", version },
    { text: `   ${"a".repeat(9)}   `, version },
    { text: "a".repeat(4001), version },
    { text: "Buyurtma ertaga yetib boradi.", version, status: "closed" },
  ])
    expect((await send(id, body)).status).toBe(400);
  const unknown = await send("cmsg_none", { text: "Buyurtma ertaga yetib boradi.", version });
  expect([unknown.status, unknown.body.code]).toEqual([404, "contact_message_not_found"]);
  expect([(await find(email)).status, await mailsTo(email)]).toEqual(["new", []]);
});

it("is for administrators who serve people only", async () => {
  const { id, email, version } = await receive();
  const body = { text: "Buyurtma ertaga yetib boradi.", version };
  const buyer = await shopCalls(shop).people.join();
  for (const token of ["", buyer.token]) expect((await send(id, body, { token })).status).toBe(401);
  const { token } = await userAdminCalls(shop).administrator("finance");
  expect((await send(id, body, { token })).body.code).toBe("rank_required");
  expect(await mailsTo(email)).toEqual([]);
});

it("is exported and erased with the data of the person who wrote", async () => {
  const { people } = shopCalls(shop);
  const member = await people.join();
  const { id, version } = await receive();
  await shop.db.query("update contact_message set customer_id = $2 where id = $1", [id, member.id]);
  await send(id, { text: "Buyurtma ertaga yetib boradi.", version });
  const { body } = await people.data(member.token);
  expect(body).toMatchObject({ messages: [{ answers: [{ text: "Buyurtma ertaga yetib boradi." }] }] });
  expect((await people.end(member.token, "long-enough")).status).toBe(200);
  const { rows } = await shop.db.query("select 1 from contact_answer where message_id = $1", [id]);
  expect(rows).toEqual([]);
});
