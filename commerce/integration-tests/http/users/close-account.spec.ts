import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { whileRefused } from "../../harness/refuse-writes.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { newOrder, place, placePatiently, type Shop } from "../../harness/shop.ts";
import { waiting } from "../../harness/waiting.ts";
import { mailsTo } from "../auth/auth-calls.ts";
import { peopleCalls, type Member } from "./people.ts";
import { tablesNaming } from "./tables-naming.ts";

let shop: Shop;
let people: ReturnType<typeof peopleCalls>;
let member: Member;

const password = "long-enough";

beforeAll(async () => {
  shop = await sharedShop("people");
  people = peopleCalls(shop);
});
beforeEach(async () => void (member = await people.join({ phone: "+998907654321" })));

/** An order with personal texts in every field, whose parcels have this status. */
async function order({ mark, ...buyer }: Member, status: string): Promise<string> {
  const body = newOrder([{ productId: shop.productIds("ring").productId, quantity: 1 }], {
    delivery: { method: "courier", city: "nukus", address: `Koʻcha ${mark}`, comment: `Eshik ${mark}` },
    contact: { name: `Ism ${mark}`, phone: "+998907654321", email: `other-${mark}@example.uz` },
    comment: `Izoh ${mark}`,
  });
  const answer = await placePatiently<{ order: { id: string } }>(shop.commerce, buyer, body);
  await shop.db.query("update seller_order set status = $1 where order_id = $2", [
    status,
    answer.body.order.id,
  ]);
  return answer.body.order.id;
}

async function createReturn(orderId: string, { id, mark }: Member, status: string): Promise<void> {
  await shop.db.query(
    `insert into return_request (id, order_id, parcel_id, customer_id, seller_id, status, reason, text, photos, lines,
       amount, raw_amount, timeline)
     select 'retreq_' || $1, $1, id, $2, seller_id, $3, 'other', $4, $5, '{"rows": []}', 0, '{"value": "0"}',
       '{"entries": []}' from seller_order where order_id = $1`,
    [orderId, id, status, `Sabab ${mark}`, { urls: [`/files/uploads/${mark}.webp`] }],
  );
}

const tablesWith = (word: string) => tablesNaming(shop, word);

/** What must be unchanged when the account was not closed; notifications arrive at their own time. */
async function readState() {
  const { profile, orders, sessions } = (await people.data(member.token)).body;
  return { profile, orders, sessions };
}

describe("a closed account", () => {
  it("removes the login and every session, and no text of the person is left in any table", async () => {
    await people.change(member.token, { address: `Uy ${member.mark}`, city: "nukus" });
    const { body: second } = await people.auth.login(member.email);
    const id = await order(member, "delivered");
    await createReturn(id, member, "refunded");
    expect(await tablesWith(member.mark)).toEqual(
      expect.arrayContaining(["customer", "order", "shop_session"]),
    );
    expect((await people.end(member.token, password)).status).toBe(200);
    for (const session of [member.session, second.token]) {
      expect((await people.auth.exchange(session)).status).toBe(401);
    }
    expect(await people.auth.login(member.email)).toMatchObject({
      status: 401,
      body: { code: "invalid_credentials" },
    });
    expect([await tablesWith(member.mark), await tablesWith("907654321")]).toEqual([[], []]);
    const { rows } = await shop.db.query<{ metadata: object }>(
      `select o.metadata, p.total::int as total, p.number from "order" o join seller_order p on p.order_id = o.id where o.id = $1`,
      [id],
    );
    expect(rows).toMatchObject([
      {
        total: 125_000,
        number: expect.stringMatching(/^\d{10}-1$/) as string,
        metadata: {
          contact: { name: "—", phone: "+998000000000", email: null },
          delivery: { method: "courier", city: "nukus", address: "", comment: null },
          comment: null,
          payment_method: "cash",
        },
      },
    ]);
  });

  it("removes mails and invitations of its former e-mail, and nothing of that address's next owner", async () => {
    const { rows: sellers } = await shop.db.query<{ id: string }>("select id from seller limit 1");
    const invite = (word: string) =>
      shop.db.query(
        `insert into seller_invitation (id, seller_id, email, role, token_hash, invited_by, sent_at, expires_at, deleted_at)
         values ($1, $2, $3, 'packer', $1, 'nobody', now(), now(), now())`,
        [`selinv_${word}`, sellers[0]?.id, member.email],
      );
    await invite(member.mark);
    const to = `moved-${member.mark}@example.uz`;
    const { change } = (await people.auth.askEmail(member.session, to)).body;
    const [mail] = await mailsTo(shop.commerce, to, 1);
    const code = /\d{6}/.exec(mail?.subject ?? "")?.[0] ?? "";
    expect((await people.auth.changeEmail(member.session, { email: to, change, code })).status).toBe(200);
    await mailsTo(shop.commerce, member.email, 3);
    const next = await people.join({ email: member.email });
    await invite(next.mark);
    const exported = async (token: string) => {
      const { mails, shops } = (await people.data(token)).body as {
        mails: { template: string }[];
        shops: [];
      };
      return [mails.map(({ template }) => template), shops.length];
    };
    const nexts = [["welcome"], 1];
    expect(await exported(next.token)).toEqual(nexts);
    const { customerToken = "" } = (await people.auth.exchange(member.session)).body;
    expect(await exported(customerToken ?? "")).toEqual([
      ["welcome", "email-code", "email-change-asked", "email-changed"],
      1,
    ]);
    expect((await people.end(customerToken ?? "", password)).status).toBe(200);
    expect([await tablesWith(to), await exported(next.token)]).toEqual([[], nexts]);
    expect((await people.end(next.token, password)).status).toBe(200);
    expect(await tablesWith(member.mark)).toEqual([]);
  });

  it("leaves no file to the next sweep of uploads, held or not", async () => {
    const files = ["held", "idle"].map((word) => `/files/uploads/p${word.padEnd(24, "0")}-200x200.webp`);
    for (const url of files)
      await shop.db.query(
        "insert into shop_upload (id, owner_id, type, url, sent_bytes, idle_since) values ($1, $2, 'avatar', $1, 1, now())",
        [url, member.id],
      );
    expect((await people.change(member.token, { avatar: files[0] })).status).toBe(200);
    await people.end(member.token, password);
    await shop.commerce.run("../../http/uploads/inside/swap.ts", { sweep: true });
    const { rowCount } = await shop.db.query("select 1 from shop_upload where url = any($1)", [files]);
    expect(rowCount).toBe(0);
  });

  it("frees its e-mail: a new account with it starts empty", async () => {
    await order(member, "cancelled");
    await people.end(member.token, password);
    const { status, body } = await people.auth.register({ email: member.email });
    expect(status).toBe(201);
    expect(body.user.id).not.toBe(member.id);
    const { customerToken } = (await people.auth.exchange(body.token)).body;
    expect((await people.data(customerToken ?? "")).body).toMatchObject({ orders: [] });
  });

  it("is closed once for several requests, without affecting others", async () => {
    const other = await people.join();
    const orderId = await order(other, "delivered");
    const before = await people.seen(other.session);
    const answers = await Promise.all([1, 2, 3].map(() => people.end(member.token, password)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);
    expect((await people.end(member.token, password)).status).toBe(401);
    expect(await people.seen(other.session)).toEqual(before);
    const { body } = await people.data(other.token);
    expect(body).toMatchObject({ orders: [{ id: orderId, contact: { name: `Ism ${other.mark}` } }] });
  });
});

it("does not delete mails of another person whose address was entered in an order", async () => {
  const other = await people.join();
  const mails = async () =>
    (await shop.db.query("select template from shop_mail where recipient = $1", [other.email])).rows;
  await shop.db.query(`update "order" set email = $1 where id = $2`, [
    other.email,
    await order(member, "delivered"),
  ]);
  const before = await mails();
  expect(before).toEqual([{ template: "welcome" }]);
  expect(JSON.stringify((await people.data(member.token)).body)).not.toContain(other.email);
  expect((await people.end(member.token, password)).status).toBe(200);
  expect(await mails()).toEqual(before);
});

it("an account that is being closed can place no order", async () => {
  const holder = await shop.db.connect();
  try {
    await holder.query("begin");
    await holder.query("select 1 from customer where id = $1 for update", [member.id]);
    await holder.query("update customer set deleted_at = now() where id = $1", [member.id]);
    const line = { productId: shop.productIds("ring").productId, quantity: 1 };
    const placed = place<{ code: string }>(shop.commerce, member, newOrder([line]));
    await expect.poll(() => waiting(shop.db), { timeout: 20_000 }).toBeGreaterThan(0);
    await holder.query("commit");
    expect(await placed).toMatchObject({ status: 401, body: { code: "unauthorized" } });
  } finally {
    await holder.query("rollback");
    holder.release();
  }
  const { rows } = await shop.db.query("select 1 from order_attempt where customer_id = $1", [member.id]);
  expect(rows).toEqual([]);
});

it("an account closure cancels orders that nobody packs yet and releases their stock", async () => {
  const reserved = () =>
    shop.db.query<{ reserved: string }>("select sum(reserved_quantity) as reserved from inventory_level");
  const before = (await reserved()).rows;
  const id = await order(member, "pending");
  expect((await reserved()).rows).not.toEqual(before);
  expect((await people.end(member.token, password)).status).toBe(200);
  expect((await reserved()).rows).toEqual(before);
  const { rows } = await shop.db.query("select status from seller_order where order_id = $1", [id]);
  expect(rows).toEqual([{ status: "cancelled" }]);
  expect(await tablesWith(member.mark)).toEqual([]);
});

it("an account closure erases notifications that are being written at that moment", async () => {
  const holder = await shop.db.connect();
  await holder.query("begin");
  await holder.query("lock table inbox_entry in exclusive mode");
  await order(member, "delivered");
  await expect.poll(() => waiting(shop.db), { timeout: 20_000 }).toBeGreaterThan(0);
  const waitingBefore = await waiting(shop.db);
  const ended = people.end(member.token, password);
  await expect.poll(() => waiting(shop.db), { timeout: 20_000 }).toBeGreaterThan(waitingBefore);
  await holder.query("commit");
  holder.release();
  expect((await ended).status).toBe(200);
  expect(await tablesWith(member.mark)).toEqual([]);
  const { rows } = await shop.db.query("select 1 from inbox_entry where customer_id = $1", [member.id]);
  expect(rows).toEqual([]);
});

describe("an account is not closed", () => {
  it("without its password, or by anybody else", async () => {
    const other = await people.join({ password: "another-one" });
    for (const [token, word] of [
      [member.token, "wrong-password"],
      [member.token, "another-one"],
    ] as const) {
      const { status, body } = await people.end(token, word);
      expect([status, body.code]).toEqual([400, "wrong_password"]);
    }
    expect((await people.end(undefined, password)).status).toBe(401);
    expect((await people.auth.exchange(member.session)).status).toBe(200);
    expect((await people.auth.exchange(other.session)).status).toBe(200);
  });

  it("by guessing: after ten wrong passwords the right one has to wait, for this account only", async () => {
    const guesses = [];
    for (let guess = 0; guess < 10; guess += 1)
      guesses.push(await people.end(member.token, `guess-${guess}`));
    expect(guesses.every(({ status }) => status === 400)).toBe(true);
    const { status, body } = await people.end(member.token, password);
    expect([status, body.code]).toEqual([429, "too_many_requests"]);
    const other = await people.join();
    expect((await people.end(other.token, password)).status).toBe(200);
  });

  it("while a parcel is in transit, and nothing of it is lost", async () => {
    await order(member, "delivered");
    await order(member, "shipped");
    await order(member, "confirmed");
    const before = await readState();
    const { status, body } = await people.end(member.token, password);
    expect([status, body.code]).toEqual([409, "orders_under_way"]);
    expect(await readState()).toEqual(before);
  });

  it("while a return is open", async () => {
    await createReturn(await order(member, "delivered"), member, "approved");
    const { status, body } = await people.end(member.token, password);
    expect([status, body.code]).toEqual([409, "orders_under_way"]);
  });

  it("while it is a member of a shop", async () => {
    const shopkeeper = { customerId: member.id, slug: "atlas", status: "active" };
    await shop.commerce.run("../../http/auth/inside/join-seller.ts", shopkeeper);
    const { status, body } = await people.end(member.token, password);
    expect([status, body.code]).toEqual([409, "account_has_shop"]);
    expect(await people.seen(member.session)).toMatchObject({ id: member.id, role: "seller" });
  });

  it("by half: when a step fails, nothing has changed", async () => {
    await order(member, "delivered");
    const before = await readState();
    const { status } = await whileRefused(shop.db, "delete on auth_identity", () =>
      people.end(member.token, password),
    );
    expect(status).toBe(500);
    expect(await readState()).toEqual(before);
    expect((await people.end(member.token, password)).status).toBe(200);
  });
});
