import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { CommerceProcess } from "../../harness/commerce-process.ts";
import { newClient } from "../../harness/new-client.ts";
import { secondProcess, sharedShop } from "../../harness/shared-shop.ts";
import { type Shop } from "../../harness/shop.ts";
import { mailsTo } from "../auth/auth-calls.ts";

interface Receipt {
  number: string;
  receivedAt: string;
  replyHours: number;
  code: string;
  details?: { retryAfter?: number };
}

let shop: Shop;
let second: CommerceProcess;
let made = 0;

beforeAll(async () => {
  shop = await sharedShop("people");
  second = await secondProcess("people");
});

const times = <T>(count: number, job: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => job(index)));

/** A valid message; any field can be replaced. */
const written = (other: object = {}) => ({
  topic: "order",
  name: "Dilnoza",
  email: `writer-${++made}@example.uz`,
  language: "uz",
  message: "Where is my order?",
  client: newClient(),
  ...other,
});

function send(body: object, { key = randomUUID() as string, to = shop.commerce } = {}) {
  const headers = { "idempotency-key": key };
  return to.call<Receipt>("POST", "/internal/contact-messages", { body, headers });
}

async function rows(email: string): Promise<Record<string, unknown>[]> {
  return (await shop.db.query("select * from contact_message where email = $1", [email])).rows;
}

async function mails(email: string): Promise<{ template: string; language: string }[]> {
  const sql = "select template, language, key from shop_mail where recipient = $1";
  return (await shop.db.query<{ template: string; language: string }>(sql, [email])).rows;
}

describe("a message to the shop", () => {
  it("is stored and confirmed by mail in the sender's language", async () => {
    const body = written({
      phone: "+998901234567",
      orderNumber: "1234567890-2",
      message: "  Qachon keladi?  ",
    });
    const { status, body: receipt } = await send(body);
    expect(status).toBe(201);
    expect(receipt).toEqual({
      number: expect.stringMatching(/^[1-9]\d{7}$/),
      receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      replyHours: 2,
    });
    const [row, ...more] = await rows(body.email);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      number: receipt.number,
      topic: "order",
      name: "Dilnoza",
      phone: "+998901234567",
      order_number: "1234567890-2",
      message: "Qachon keladi?",
      language: "uz",
      status: "new",
    });
    expect(await mails(body.email)).toEqual([
      { template: "contact-received", language: "uz", key: `contact-received:${row!.id}` },
    ]);
  });

  it("is stored and mailed once when it is repeated with its key, across processes", async () => {
    const body = written();
    const key = randomUUID();
    const first = await times(8, (i) => send(body, { key, to: i % 2 ? second : shop.commerce }));
    const later = await send(body, { key });
    expect(new Set([...first, later].map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set([...first, later].map(({ body: receipt }) => receipt.number)).size).toBe(1);
    expect(await rows(body.email)).toHaveLength(1);
    expect(await mails(body.email)).toHaveLength(1);
    // repeats do not count: four more messages are allowed
    const more = await times(5, () => send({ ...body, message: "Another question." }));
    expect(more.filter(({ status }) => status === 201)).toHaveLength(4);
  });

  it("is refused when its key belongs to another message", async () => {
    const key = randomUUID();
    const body = written();
    await send(body, { key });
    const { status, body: refusal } = await send({ ...body, message: "Something else." }, { key });
    expect([status, refusal.code]).toEqual([422, "idempotency_mismatch"]);
    expect(await rows(body.email)).toHaveLength(1);
  });

  it.each([
    ["topic", "gossip"],
    ["name", " "],
    ["name", "Ali\nVali"],
    ["email", "nobody"],
    ["message", "too short"],
    ["message", "x".repeat(4001)],
    ["phone", "+79001234567"],
    ["orderNumber", "12"],
    ["colour", "red"],
  ])("is refused with a wrong %s", async (field, value) => {
    const body = written({ [field]: value });
    expect((await send(body)).status).toBe(400);
    expect(await rows(body.email)).toEqual([]);
  });

  it("may be about any of the eight topics", async () => {
    const topics = ["general", "order", "payment", "delivery", "return", "seller", "technical", "other"];
    const answers = await Promise.all(topics.map((topic) => send(written({ topic }))));
    expect(answers.map(({ status }) => status)).toEqual(topics.map(() => 201));
  });

  it("with the honeypot field filled is answered and discarded", async () => {
    const body = written({ website: "https://spam.example" });
    const key = randomUUID();
    const answers = [await send(body, { key }), await send(body, { key })];
    const [one, two] = answers.map(({ body: receipt }) => receipt.number);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(one).toMatch(/^[1-9]\d{7}$/);
    expect(two).toBe(one);
    expect(await rows(body.email)).toEqual([]);
    expect(await mails(body.email)).toEqual([]);
  });
});

describe("contact messages", () => {
  it("are limited to five per hour per client, across processes", async () => {
    const from = newClient();
    const answers = await times(12, (i) =>
      send(written({ client: from }), { to: i % 2 ? second : shop.commerce }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(7);
    for (const { body } of refused) {
      expect(body.code).toBe("too_many_requests");
      expect(body.details?.retryAfter).toBeGreaterThan(59 * 60);
    }
    expect((await send(written())).status).toBe(201);
  });

  it("are limited to five per hour per e-mail address, however it is written and from any client", async () => {
    const answers = await times(7, (i) =>
      send(written({ email: i % 2 ? "Victim@Example.uz" : "victim@example.uz" })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it("are deleted after a year, and their mails and counts after half a year", async () => {
    const [old, young] = [written(), written()] as { email: string }[];
    for (const body of [old!, young!]) {
      await send(body);
      await mailsTo(shop.commerce, body.email, 1);
    }
    const noted = `"to" = $1`;
    const age = async (table: string, where: string, time: string, email: string) =>
      shop.db.query(`update ${table} set created_at = now() - interval '${time}' where ${where}`, [email]);
    for (const [{ email }, year, half] of [
      [old!, "366 days", "181 days"],
      [young!, "364 days", "179 days"],
    ] as const) {
      await age("contact_message", "email = $1", year, email);
      await age("shop_mail", "recipient = $1", half, email);
      await age("notification", noted, half, email);
    }
    await shop.commerce.run("../../http/auth/inside/purge.ts");
    const left = async ({ email }: { email: string }) => {
      const { rows: notes } = await shop.db.query(`select 1 from notification where ${noted}`, [email]);
      return [(await rows(email)).length, (await mails(email)).length, notes.length];
    };
    expect(await left(old!)).toEqual([0, 0, 0]);
    expect(await left(young!)).toEqual([1, 1, 1]);
  });

  it("are accepted from the web server only", async () => {
    const headers = { "x-commerce-secret": "guessed" };
    const answer = await shop.commerce.call("POST", "/internal/contact-messages", {
      body: written(),
      headers,
    });
    expect(answer.status).toBe(401);
  });
});

describe("the shop's contacts", () => {
  const ask = async () =>
    (await shop.commerce.call<{ contacts: object }>("GET", "/catalog/contacts")).body.contacts;

  it("are those of the demo until an administrator sets others", async () => {
    expect(await ask()).toMatchObject({
      email: expect.stringContaining("@"),
      phone: expect.stringMatching(/^\+998/),
    });
    const stored = JSON.stringify({ value: { email: "real@shop.uz", phone: null } });
    await shop.db.query("insert into shop_setting (id, value) values ('contacts', $1)", [stored]);
    try {
      expect(await ask()).toMatchObject({ email: "real@shop.uz", phone: null });
    } finally {
      await shop.db.query("delete from shop_setting where id = 'contacts'");
    }
  });
});
