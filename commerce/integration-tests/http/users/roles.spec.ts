import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deliver, placePaid } from "../../harness/paid-orders.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { waiting } from "../../harness/waiting.ts";
import { linkTo } from "../auth/auth-calls.ts";
import { shopCalls } from "../shops/shop-calls.ts";
import { peopleCalls, type Member } from "./people.ts";
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
});
beforeEach(async () => {
  [boss, member] = [await calls.administrator(), await people.join()];
});

const change = (id: string, body: object, token = boss.confirmed) => calls.change(token, id, body);
const listed = async (email: string) => (await calls.list(boss.token, `?q=${email}`)).body.users;
const answersOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe("a role", () => {
  it("is not given by an owner who loses the own rank at the same moment", async () => {
    const other = await calls.administrator();
    const database = await shop.db.connect();
    try {
      await database.query("begin");
      await database.query("select pg_advisory_xact_lock(hashtextextended('administrators', 0))");
      const giving = change(member.id, { role: "admin" }, other.confirmed);
      const waits = until("the promotion to wait", () => waiting(shop.db, "select pg_advisory_xact_lock"));
      await Promise.race([waits, giving]);
      await database.query(`update "user" set metadata = metadata || '{"rank": "support"}' where id = $1`, [
        other.id,
      ]);
      await database.query("commit");
      expect(answersOf(await giving)).toEqual([403, "rank_required"]);
      await waits.catch(() => undefined);
    } finally {
      await database.query("rollback");
      database.release();
    }
    expect((await calls.read(boss.token, member.id)).body.user).toMatchObject({ role: "customer" });
  });

  it("is given once by two owners who choose different ranks at once", async () => {
    const other = await calls.administrator();
    const answers = await Promise.all([
      change(member.id, { role: "admin", adminRank: "support" }),
      change(member.id, { role: "admin", adminRank: "finance" }, other.confirmed),
    ]);
    const [first] = answers.filter(({ status }) => status === 200);
    expect(answers.map(answersOf)).toContainEqual([409, "conflict"]);
    expect((await calls.read(boss.token, member.id)).body.user).toEqual(first?.body.user);
  });

  it("makes a buyer an administrator, once, and the reverse, with the same orders", async () => {
    const order = await placePaid(shop, member, { ring: 1 });
    await deliver(shop, order, new Date());
    expect(answersOf(await change(member.id, { role: "admin" }, boss.token))).toEqual([
      403,
      "confirmation_required",
    ]);
    const { user } = (await change(member.id, { role: "admin" })).body;
    expect(user).toMatchObject({ role: "admin", email: member.email, orders: 1 });
    expect((await people.auth.exchange(member.session)).status).toBe(401);
    expect(await listed(member.mark)).toEqual([user]);
    const placed = await shop.commerce.call<{ parcels: { orderId: string }[] }>(
      "GET",
      `/admin/orders?buyer=${user.id}`,
      { token: boss.token },
    );
    expect(placed.body.parcels.map(({ orderId }) => orderId)).toEqual([order.id]);
    // the former id is known too
    expect((await calls.read(boss.token, member.id)).body.user).toEqual(user);
    expect((await change(member.id, { role: "admin" })).body.user).toEqual(user);
    const token = await linkTo(shop.commerce, member.email);
    expect((await people.auth.reset(token, "password-of-a-boss")).status).toBe(200);
    const signedIn = await people.auth.login(member.email, "password-of-a-boss");
    expect(signedIn.body.user).toMatchObject({ id: user.id, role: "admin" });

    const back = await change(user.id, { role: "customer", version: user.version });
    expect(back.body.user).toMatchObject({ id: member.id, role: "customer", orders: 1 });
    expect((await people.auth.exchange(signedIn.body.token)).status).toBe(401);
    expect((await change(user.id, { role: "customer" })).body.user).toEqual(back.body.user);
    expect((await calls.read(boss.token, user.id)).body.user).toEqual(back.body.user);
    const { body } = await people.auth.login(member.email, "password-of-a-boss");
    expect(body.user).toMatchObject({ id: member.id, role: "customer" });
  });

  it("of an administrator who was never a buyer can be given up; the account can buy then", async () => {
    const other = await calls.administrator();
    const { user } = (await change(other.id, { role: "customer" })).body;
    expect(user).toMatchObject({ role: "customer", email: other.email, orders: 0 });
    expect((await people.auth.exchange(other.session)).status).toBe(401);
    const { token } = (await people.auth.login(other.email, calls.password)).body;
    const { customerToken, adminToken } = (await people.auth.exchange(token)).body;
    expect(adminToken).toBeNull();
    expect((await placePaid(shop, { ...user, token: customerToken ?? "" }, { ring: 1 })).number).toBeTruthy();
  });

  it("of a seller comes and goes by other ways only", async () => {
    const seller = await shopCalls(shop).member("atlas", "packer");
    for (const [id, role, code] of [
      [member.id, "seller", "role_by_application"],
      [boss.id, "seller", "role_by_application"],
      [seller.id, "customer", "role_of_seller"],
      [seller.id, "admin", "role_of_seller"],
    ] as const)
      expect([id, ...answersOf(await change(id, { role }))]).toEqual([id, 400, code]);
    expect((await change(member.id, { role: "boss" })).status).toBe(400);
    expect((await change(seller.id, { role: "seller" })).status).toBe(200);
  });

  it("is changed by a request of its own, never for a blocked buyer or a stale version", async () => {
    expect(answersOf(await change(member.id, { role: "admin", name: "Ali" }))).toEqual([
      400,
      "invalid_input",
    ]);
    const { version } = (await listed(member.mark))[0]!;
    await change(member.id, { blocked: true, reason: "Поддельные отзывы" });
    expect(answersOf(await change(member.id, { role: "admin" }))).toEqual([409, "account_blocked"]);
    await change(member.id, { blocked: false });
    expect(answersOf(await change(member.id, { role: "admin", version }))).toEqual([409, "stale_version"]);
    expect(await listed(member.mark)).toMatchObject([{ role: "customer" }]);
  });
});

describe("of administrators", () => {
  let hidden: string[];

  /** All others of this shared shop are absent during a test. */
  const hideOthers = async (...bosses: Boss[]) => {
    const { rows } = await shop.db.query<{ id: string }>(
      `update "user" set deleted_at = now() where deleted_at is null and id <> all ($1) returning id`,
      [bosses.map(({ id }) => id)],
    );
    hidden = rows.map(({ id }) => id);
  };
  afterEach(async () => {
    await shop.db.query(`update "user" set deleted_at = null where id = any ($1)`, [hidden]);
  });
  const block = { blocked: true, reason: "Проверка" };

  it("nobody removes their own account, nor anybody after being blocked", async () => {
    const other = await calls.administrator();
    await hideOthers(boss, other);
    for (const answer of [
      await change(boss.id, block),
      await change(boss.id, { role: "customer" }),
      await calls.remove(boss.confirmed, boss.id),
    ])
      expect(answersOf(answer)).toEqual([409, "own_account"]);
    expect(answersOf(await calls.change(boss.token, other.id, block))).toEqual([
      403,
      "confirmation_required",
    ]);
    expect((await change(other.id, block)).body.user).toMatchObject({ blocked: true });
    expect((await people.auth.exchange(other.session)).status).toBe(401);
    for (const answer of [
      await change(boss.id, block, other.confirmed),
      await change(boss.id, { role: "customer" }, other.confirmed),
      await calls.remove(other.confirmed, boss.id),
    ])
      expect(answersOf(answer)).toEqual([401, "unauthorized"]);
  });

  it("two who remove each other at once leave one", async () => {
    const other = await calls.administrator();
    await hideOthers(boss, other);
    const answers = await Promise.all([
      change(other.id, block),
      change(boss.id, block, other.confirmed),
      calls.remove(boss.confirmed, other.id),
      change(boss.id, { role: "customer" }, other.confirmed),
    ]);
    const lists = await Promise.all(
      [boss, other].map(({ token }) => calls.list(token, "?role=admin&state=active")),
    );
    const [seen, ...others] = lists.filter(({ status }) => status === 200);
    expect([seen?.body.users.length, others]).toEqual([1, []]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => [200, 401, 404, 409].includes(status))).toBe(true);
  });

  it("one who was just blocked cannot undo that with a session that is still known", async () => {
    const other = await calls.administrator();
    hidden = [];
    await change(other.id, block);
    expect((await change(other.id, { blocked: false }, other.confirmed)).status).toBe(401);
    expect((await change(member.id, { role: "admin" }, other.confirmed)).status).toBe(401);
    expect((await calls.remove(other.confirmed, member.id)).status).toBe(401);
    expect(await listed(other.email)).toMatchObject([{ blocked: true }]);
  });

  it("one who is deleted leaves no personal data", async () => {
    hidden = [];
    const { user } = (await change(member.id, { role: "admin" })).body;
    expect((await calls.remove(boss.confirmed, user.id)).status).toBe(200);
    expect(await tablesNaming(shop, member.mark)).toEqual([]);
    expect((await people.auth.register({ email: member.email })).status).toBe(201);
  });
});
