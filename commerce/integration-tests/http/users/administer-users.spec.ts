import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MOST } from "../../../src/shared/count-most.ts";
import { deliver, placePaid, readOrder } from "../../harness/paid-orders.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { mailsTo } from "../auth/auth-calls.ts";
import { shopCalls } from "../shops/shop-calls.ts";
import { confirm, peopleCalls, type Member } from "./people.ts";
import { tablesNaming } from "./tables-naming.ts";
import { userAdminCalls, type Boss } from "./user-admin-calls.ts";

let shop: Shop;
let people: ReturnType<typeof peopleCalls>;
let calls: ReturnType<typeof userAdminCalls>;
let boss: Boss;
let member: Member;

beforeAll(async () => {
  shop = await sharedShop("people");
  people = peopleCalls(shop);
  calls = userAdminCalls(shop);
  boss = await calls.administrator();
});
beforeEach(async () => void (member = await people.join()));

const find = async (q: string, more = "") =>
  (await calls.list(boss.token, `?q=${encodeURIComponent(q)}${more}`)).body;
const change = (id: string, body: object, token = boss.token) => calls.change(token, id, body);
const answersOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe("the list of users", () => {
  it("holds buyers, sellers and administrators, newest first, by role, state and words", async () => {
    const seller = await shopCalls(shop).member("atlas", "packer", { name: `Ism ${member.mark}` });
    const { users, count } = await find(member.mark);
    expect([count, users.map(({ id, role }) => [id, role])]).toEqual([
      2,
      [
        [seller.id, "seller"],
        [member.id, "customer"],
      ],
    ]);
    expect(users[0]).toMatchObject({ shop: { name: "Atlas" }, lastSeenAt: expect.any(String) });
    expect(users[1]).toMatchObject({ email: member.email, shop: null, blocked: false, orders: 0, spent: 0 });
    const idsOf = async (more: string) => (await find(member.mark, more)).users.map(({ id }) => id);
    expect(await idsOf("&role=customer")).toEqual([member.id]);
    expect(await idsOf("&role=seller")).toEqual([seller.id]);
    expect(await idsOf("&role=admin")).toEqual([]);
    await change(member.id, { blocked: true, reason: "Поддельные отзывы" });
    expect([await idsOf("&state=blocked"), await idsOf("&state=active")]).toEqual([[member.id], [seller.id]]);
    expect(await idsOf("&limit=1&page=2")).toEqual([member.id]);
    expect((await find(`${member.mark.toUpperCase()} ism`)).count).toBe(2);
    expect((await find("100%")).count).toBe(0);
    expect((await find(boss.email)).users).toMatchObject([{ id: boss.id, role: "admin", orders: 0 }]);
  });

  it("is narrowed to days of registration in Tashkent, both included", async () => {
    const { mark, id } = await people.join();
    await shop.db.query("update customer set created_at = '2001-02-03 23:59:59.9+05' where id = $1", [id]);
    const countOf = async (days: string) => (await find(mark, days)).count;
    expect(await countOf("&from=2001-02-03&to=2001-02-03")).toBe(1);
    expect([await countOf("&from=2001-02-04"), await countOf("&to=2001-02-02")]).toEqual([0, 0]);
    expect((await calls.list(boss.token, "?from=2001-02-30")).status).toBe(400);
  });

  it("counts at most one more than 10,000 of the users that it finds", async () => {
    const { mark } = member;
    await shop.db.query(
      `insert into customer (id, email, first_name, has_account)
       select 'cus_' || n || $1, n || '@many.uz', $1, true from generate_series(1, $2::int + 1) n`,
      [mark, MOST],
    );
    try {
      expect(await find(mark, "&limit=1")).toMatchObject({ count: MOST, users: [{}] });
    } finally {
      await shop.db.query("delete from customer where first_name = $1", [mark]);
    }
  });

  it("leads to the devices on which a user is signed in, until the user is blocked", async () => {
    const { body: second } = await people.auth.login(member.email);
    expect((await calls.sessions(boss.token, member.id)).body.sessions).toHaveLength(2);
    await people.auth.logout(second.token);
    const { sessions } = (await calls.sessions(boss.token, member.id)).body;
    expect(sessions).toHaveLength(1);
    expect(Object.keys(sessions[0] ?? {}).sort()).toEqual(["createdAt", "device", "id", "lastSeenAt"]);
    await change(member.id, { blocked: true, reason: "Поддельные отзывы" });
    expect((await calls.sessions(boss.token, member.id)).body.sessions).toEqual([]);
    expect(answersOf(await calls.sessions(boss.token, "cus_none"))).toEqual([404, "account_not_found"]);
    expect((await calls.sessions(member.token, member.id)).status).toBe(401);
  });

  it("finds a phone number in any notation", async () => {
    await people.change(member.token, { phone: "+998935550142" });
    for (const q of ["+998 93 555-01-42", "5550142", "(93) 555 01 42"])
      expect((await find(q)).users.map(({ id }) => id)).toEqual([member.id]);
  });

  it("counts a buyer's orders and what was paid for delivered parcels", async () => {
    const order = await placePaid(shop, member, { ring: 2, watch: 1 });
    await placePaid(shop, member, { ring: 1 });
    expect((await find(member.mark)).users).toMatchObject([{ orders: 2, spent: 0 }]);
    await deliver(shop, order, new Date());
    const { rows } = await shop.db.query<{ total: number }>(
      "select total::int from seller_order where customer_id = $1 and status = 'delivered'",
      [member.id],
    );
    expect(rows[0]?.total).toBeGreaterThan(0);
    expect((await find(member.mark)).users).toMatchObject([{ orders: 2, spent: rows[0]?.total }]);
  });

  it.each(["?role=boss", "?state=gone", "?limit=1000", "?colour=red"])("is 400 for %s", async (query) => {
    expect(answersOf(await calls.list(boss.token, query))).toEqual([400, "invalid_query"]);
  });

  it("has one user by its id, as in the list", async () => {
    const [listed] = (await find(member.mark)).users;
    expect((await calls.read(boss.token, member.id)).body).toEqual({ user: listed });
    expect((await calls.read(boss.token, boss.id)).body.user).toMatchObject({ id: boss.id, role: "admin" });
    for (const id of ["cus_none", "%", "undefined"])
      expect([id, ...answersOf(await calls.read(boss.token, id))]).toEqual([id, 404, "account_not_found"]);
  });

  it("is for administrators only, as are its changes", async () => {
    for (const token of ["", member.token]) {
      expect((await calls.list(token)).status).toBe(401);
      expect((await calls.read(token, member.id)).status).toBe(401);
      expect((await calls.change(token, member.id, { name: "Ali" })).status).toBe(401);
      expect((await calls.remove(token, member.id)).status).toBe(401);
    }
    expect(answersOf(await change("cus_none", {}))).toEqual([404, "account_not_found"]);
    expect(answersOf(await calls.remove(boss.confirmed, "cus_none"))).toEqual([404, "account_not_found"]);
  });
});

describe("a blocked user", () => {
  it("is signed out and cannot sign in until unblocked", async () => {
    expect((await change(member.id, { blocked: true, reason: "a" })).status).toBe(400);
    expect((await people.auth.exchange(member.session)).status).toBe(200);
    const { body } = await change(member.id, { blocked: true, reason: "Поддельные отзывы" });
    expect(body.user).toMatchObject({ blocked: true, blockedReason: "Поддельные отзывы" });
    expect((await people.auth.exchange(member.session)).status).toBe(401);
    expect(answersOf(await people.auth.login(member.email))).toEqual([401, "invalid_credentials"]);
    const again = await change(member.id, { blocked: true, reason: "Поддельные отзывы" });
    const { version, blockedAt } = body.user;
    expect(again.body.user).toMatchObject({ version, blockedAt });
    const free = { blocked: false, blockedReason: null, blockedAt: null };
    expect((await change(member.id, { blocked: false })).body.user).toMatchObject(free);
    expect((await people.auth.exchange(member.session)).status).toBe(401);
    expect((await people.auth.login(member.email)).status).toBe(200);
  });

  it("may be blocked without a reason, which a repeat keeps as it is", async () => {
    const { body } = await change(member.id, { blocked: true });
    expect(body.user).toMatchObject({ blocked: true, blockedReason: null });
    const reason = "Поддельные отзывы";
    expect((await change(member.id, { blocked: true, reason })).body.user.blockedReason).toBe(reason);
    expect((await change(member.id, { blocked: true })).body.user.blockedReason).toBe(reason);
  });

  it("gets the reason by mail, once, and again when it is another one", async () => {
    await confirm(shop, member.id, false);
    await change(member.id, { language: "uz" });
    const block = (reason: string) => change(member.id, { blocked: true, reason });
    await block("Поддельные отзывы");
    await block("Поддельные отзывы");
    await block("Чужая карта");
    const { rowCount } = await shop.db.query(
      "select 1 from shop_mail where recipient = $1 and template = 'account-blocked'",
      [member.email],
    );
    expect(rowCount).toBe(2);
    const texts = await until("both mails with a reason", async () => {
      const mails = await mailsTo(shop.commerce, member.email, 2);
      const found = mails.filter(({ subject }) => subject === "Bezak hisobingiz bloklandi");
      return found.length === 2 ? found.map(({ text }) => text) : null;
    });
    for (const reason of ["Поддельные отзывы", "Чужая карта"])
      expect(texts.filter((text) => text.includes(`Sababi: ${reason}`))).toHaveLength(1);
  });

  it("of a shop leaves it open to buyers and to the other members", async () => {
    const { member: join, sellerId } = shopCalls(shop);
    const [owner, packer] = [await join("atlas", "owner"), await join("atlas", "packer")];
    await change(owner.id, { blocked: true, reason: "Проверка документов" });
    expect((await people.auth.exchange(owner.session)).status).toBe(401);
    expect((await people.auth.exchange(packer.session)).status).toBe(200);
    const id = await sellerId("atlas");
    const { rows } = await shop.db.query("select status from seller where id = $1", [id]);
    expect(rows).toEqual([{ status: "active" }]);
  });
});

it("changes a profile, and refuses a version that another change has replaced", async () => {
  const { version } = (await find(member.mark)).users[0]!;
  const profile = { phone: "+998901112233", language: "uz", city: "nukus", address: "Doʻstlik 1" };
  const { status, body } = await change(member.id, { ...profile, version });
  expect([status, body.user]).toEqual([200, expect.objectContaining(profile)]);
  expect((await change(member.id, profile)).body.user.version).toBe(body.user.version);
  const stale = await change(member.id, { name: "Another", version });
  expect(answersOf(stale)).toEqual([409, "stale_version"]);
  expect(stale.body.details).toEqual({ current: body.user, sent: version });
  expect(await people.seen(member.session)).toMatchObject({ name: `Ism ${member.mark}`, ...profile });
  expect((await change(member.id, { city: "atlantis" })).status).toBe(400);
  expect((await change(member.id, { email: "other@example.uz" })).status).toBe(400);
});

it("of two changes with one version exactly one is made", async () => {
  const { version } = (await find(member.mark)).users[0]!;
  const answers = await Promise.all(
    ["Ali", "Vali", "Gʻani"].map((name) => change(member.id, { name, version })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

it("an account is deleted with its personal data, while its orders stay", async () => {
  const order = await placePaid(shop, member, { ring: 1 });
  await deliver(shop, order, new Date());
  expect(answersOf(await calls.remove(boss.token, member.id))).toEqual([403, "confirmation_required"]);
  expect((await readOrder(shop, member, order)).number).toBe(order.number);
  expect((await calls.remove(boss.confirmed, member.id)).status).toBe(200);
  expect(await tablesNaming(shop, member.mark)).toEqual([]);
  expect((await people.auth.exchange(member.session)).status).toBe(401);
  const { rowCount } = await shop.db.query("select 1 from seller_order where order_id = $1", [order.id]);
  expect(rowCount).toBe(1);
  expect(answersOf(await calls.remove(boss.confirmed, member.id))).toEqual([404, "account_not_found"]);
});

it("an account is deleted in the version that was seen, and a stale one cancels no order", async () => {
  const { version } = (await find(member.mark)).users[0]!;
  const order = await placePaid(shop, member, { ring: 1 });
  const { user } = (await change(member.id, { name: `Ism ${member.mark} Karimov` })).body;
  const stale = await calls.remove(boss.confirmed, member.id, version);
  expect(answersOf(stale)).toEqual([409, "stale_version"]);
  expect(stale.body.details).toEqual({ current: user, sent: version });
  expect((await readOrder(shop, member, order)).status).not.toBe("cancelled");
  await deliver(shop, order, new Date());
  expect((await calls.remove(boss.confirmed, member.id, user.version)).status).toBe(200);
  expect(await tablesNaming(shop, member.mark)).toEqual([]);
});

it("an account that owns a shop or waits for a parcel is not deleted", async () => {
  const owner = await shopCalls(shop).member("atlas", "owner");
  expect(answersOf(await calls.remove(boss.confirmed, owner.id))).toEqual([409, "account_has_shop"]);
  const order = await placePaid(shop, member, { ring: 1 });
  await shop.db.query("update seller_order set status = 'shipped' where order_id = $1", [order.id]);
  expect(answersOf(await calls.remove(boss.confirmed, member.id))).toEqual([409, "orders_under_way"]);
  expect(await people.seen(member.session)).toMatchObject({ id: member.id });
});
