import type { AccessRow } from "@bezak/contract/access-rows.ts";
import { accessTable } from "@bezak/contract/access-table.ts";
import { adminRanks, type AdminRank } from "@bezak/contract/admin-ranks.ts";
import { domains } from "@bezak/contract/domains.ts";
import { forwardMethod, type Route } from "@bezak/contract/route.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { shopCalls } from "../shops/shop-calls.ts";
import { peopleCalls } from "./people.ts";
import { userAdminCalls, type Boss } from "./user-admin-calls.ts";

let shop: Shop;
let people: ReturnType<typeof peopleCalls>;
let calls: ReturnType<typeof userAdminCalls>;
let bosses: Record<AdminRank, Boss>;

beforeAll(async () => {
  shop = await sharedShop("people");
  people = peopleCalls(shop);
  calls = userAdminCalls(shop);
  const entries = adminRanks.map(async (rank) => [rank, await calls.administrator(rank)] as const);
  bosses = Object.fromEntries(await Promise.all(entries)) as typeof bosses;
});

const answersOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const audit = (token: string) => shop.commerce.call<{ code?: string }>("GET", "/admin/audit", { token });

/** Every call that administrators alone may make, as commerce has it. */
const adminCalls = Object.values(domains)
  .flatMap((routes) => Object.entries(routes as Record<string, Route>))
  .map(([name, route]) => ({
    name,
    method: route.forward ? forwardMethod(route, route.forward) : route.method,
    path: (route.forward?.path ?? route.path).replaceAll(/\{\w+\}/g, "x_none"),
    ranks: (accessTable as Record<string, AccessRow>)[name]?.ranks,
  }))
  .filter(({ ranks }) => ranks);

describe("an administrator's call", () => {
  it.each(adminCalls)("$name is made by the ranks of its row", async ({ method, path, ranks = [] }) => {
    const ask = async (rank: AdminRank) => {
      const sent = { token: bosses[rank].token, body: method === "GET" ? undefined : {} };
      return shop.commerce.call<{ code?: string; details?: object }>(method, path, sent);
    };
    const answers = await Promise.all(adminRanks.map(ask));
    const refusal = { status: 403, body: { code: "rank_required", details: { ranks } } };
    for (const [at, rank] of adminRanks.entries())
      if (ranks.includes(rank)) expect([rank, answers[at]?.body?.code]).not.toEqual([rank, "rank_required"]);
      else expect([rank, answers[at]]).toMatchObject([rank, refusal]);
  });

  it("is refused to an administrator without a rank, and to every rank if it is in no row", async () => {
    const other = await calls.administrator();
    await shop.db.query(`update "user" set metadata = metadata - 'rank' where id = $1`, [other.id]);
    expect((await people.auth.exchange(other.session)).body.user).toMatchObject({ adminRank: null });
    expect(answersOf(await audit(other.token))).toEqual([403, "rank_required"]);
    for (const path of ["/admin/nothing", "/admin/audit/export/x", "/admin/users/x/y"])
      expect((await shop.commerce.call("GET", path, { token: bosses.owner.token })).status).toBe(404);
  });

  it("is refused however its path is written", async () => {
    for (const path of ["/Admin/Audit", "/ADMIN/audit/", "/admin/audit?rank=owner", "/admin/%61udit"])
      expect((await shop.commerce.call("GET", path, { token: bosses.support.token })).status).not.toBe(200);
  });
});

describe("a rank", () => {
  const change = (id: string, body: object, token = bosses.owner.confirmed) => calls.change(token, id, body);

  it("applies from the next call on, and the sessions stay", async () => {
    const other = await calls.administrator("manager");
    expect((await audit(other.token)).status).toBe(200);
    expect(answersOf(await change(other.id, { adminRank: "support" }, bosses.owner.token))).toEqual([
      403,
      "confirmation_required",
    ]);
    const { user } = (await change(other.id, { adminRank: "support" })).body;
    expect(user).toMatchObject({ id: other.id, role: "admin", adminRank: "support" });
    expect(answersOf(await audit(other.token))).toEqual([403, "rank_required"]);
    expect((await people.auth.exchange(other.session)).body.user).toMatchObject({ adminRank: "support" });
    expect((await change(other.id, { adminRank: "support" })).body.user).toEqual(user);
    expect(answersOf(await change(other.id, { adminRank: "finance", version: "1" }))).toEqual([
      409,
      "stale_version",
    ]);
  });

  it("is only changed by an owner, as every other administrator is", async () => {
    const other = await calls.administrator("content");
    const member = await people.join();
    for (const [id, body] of [
      [other.id, { adminRank: "owner" }],
      [bosses.manager.id, { adminRank: "owner" }],
      [other.id, { blocked: true, reason: "Проверка" }],
      [other.id, { name: "Ali" }],
      [other.id, { role: "customer" }],
      [member.id, { role: "admin" }],
    ] as const)
      expect([body, ...answersOf(await change(id, body, bosses.manager.confirmed))]).toEqual([
        body,
        403,
        "rank_required",
      ]);
    expect(answersOf(await calls.remove(bosses.manager.confirmed, other.id))).toEqual([403, "rank_required"]);
    const ended = await shop.commerce.call("DELETE", `/admin/accounts/${other.id}/sessions`, {
      token: bosses.manager.confirmed,
    });
    expect(ended).toMatchObject({ status: 403, body: { code: "rank_required" } });
    // an administrator who was a buyer before, by the buyer's id
    const former = await people.join();
    expect((await change(former.id, { role: "admin", adminRank: "owner" })).status).toBe(200);
    const byFormerId = await shop.commerce.call("DELETE", `/admin/accounts/${former.id}/sessions`, {
      token: bosses.manager.confirmed,
    });
    expect(byFormerId).toMatchObject({ status: 403, body: { code: "rank_required" } });
    expect((await change(bosses.manager.id, { name: "Ali" }, bosses.manager.token)).status).toBe(200);
    expect((await change(member.id, { name: "Ali" }, bosses.manager.token)).status).toBe(200);
  });

  it("is blocked and unblocked with the password only", async () => {
    const other = await calls.administrator("finance");
    const block = { blocked: true, reason: "Проверка" };
    for (const body of [block, { blocked: false }]) {
      if (body.blocked === false) await change(other.id, block);
      const [without, again] = [
        await change(other.id, body, bosses.owner.token),
        await change(other.id, body),
      ];
      expect(answersOf(without)).toEqual([403, "confirmation_required"]);
      expect(again.body.user).toMatchObject({ blocked: body.blocked });
    }
    // what does not change needs no password
    expect((await change(other.id, { blocked: false }, bosses.owner.token)).status).toBe(200);
  });

  it("is given with the role, by default the one that opens least, and goes with it", async () => {
    const [member, other] = [await people.join(), await people.join()];
    expect((await change(member.id, { role: "admin" })).body.user).toMatchObject({ adminRank: "content" });
    const { user } = (await change(other.id, { role: "admin", adminRank: "finance" })).body;
    expect(user).toMatchObject({ adminRank: "finance" });
    const back = (await change(user.id, { role: "customer" })).body.user;
    expect(back).not.toHaveProperty("adminRank");
    const { rows } = await shop.db.query("select metadata->'rank' as rank from customer where id = $1", [
      back.id,
    ]);
    expect(rows).toEqual([{ rank: null }]);
    expect(answersOf(await change(back.id, { adminRank: "owner" }))).toEqual([400, "invalid_input"]);
  });

  it("refuses a rank together with a role that has none", async () => {
    const other = await calls.administrator("support");
    const answer = await change(other.id, { role: "customer", adminRank: "owner" });
    expect(answersOf(answer)).toEqual([400, "invalid_input"]);
    expect((await calls.read(bosses.owner.token, other.id)).body.user).toMatchObject({
      adminRank: "support",
    });
  });

  it("hides owners and balances of shops from ranks that may not see them, also as search and order", async () => {
    const { email } = await shopCalls(shop).member("atlas", "owner");
    const ask = (rank: AdminRank, query: string) =>
      shop.commerce.call<{ shops: { owner: object | null; balance: number | null }[]; code?: string }>(
        "GET",
        `/admin/shops?${query}`,
        { token: bosses[rank].token },
      );
    const seen = async (rank: AdminRank) => {
      const { shops } = (await ask(rank, "limit=100")).body;
      return [shops.some(({ owner }) => owner !== null), shops.every(({ balance }) => balance !== null)];
    };
    expect(await seen("owner")).toEqual([true, true]);
    expect(await seen("manager")).toEqual([true, true]);
    expect(await seen("finance")).toEqual([true, true]);
    expect(await seen("support")).toEqual([true, false]);
    expect(await seen("content")).toEqual([false, false]);
    const byEmail = `q=${encodeURIComponent(email)}`;
    expect((await ask("support", byEmail)).body.shops).toHaveLength(1);
    expect((await ask("content", byEmail)).body.shops).toHaveLength(0);
    expect(answersOf(await ask("support", "sort=balance_desc"))).toEqual([403, "rank_required"]);
    expect((await ask("finance", "sort=balance_desc")).status).toBe(200);
  });

  it("hides turnover and revenue of the first page from ranks that see no money", async () => {
    for (const rank of adminRanks) {
      const { stats } = (
        await shop.commerce.call<{ stats: Record<string, object | null> }>("GET", "/admin/stats", {
          token: bosses[rank].token,
        })
      ).body;
      const sees = ["owner", "manager", "finance"].includes(rank);
      expect([rank, stats.gmv !== null, stats.revenue !== null]).toEqual([rank, sees, sees]);
      expect(stats.orders).toMatchObject({ total: expect.any(Number) });
    }
  });

  it("refuses saved views of lists that the rank may not open", async () => {
    const ask = (method: string, rank: AdminRank, list: string) =>
      shop.commerce.call<{ code?: string }>(
        method,
        `/admin/saved-views${method === "GET" ? `?list=${list}` : ""}`,
        {
          token: bosses[rank].token,
          body: method === "GET" ? undefined : { list, name: "Вид", shared: true },
        },
      );
    for (const [rank, list] of [
      ["content", "users"],
      ["support", "audit"],
      ["finance", "products"],
    ] as const)
      for (const method of ["GET", "POST"])
        expect([list, ...answersOf(await ask(method, rank, list))]).toEqual([list, 403, "rank_required"]);
    expect((await ask("GET", "content", "products")).status).toBe(200);
    expect((await ask("POST", "finance", "payouts")).status).toBe(201);
  });

  it("does not let support refund a return", async () => {
    const refund = {
      method: "POST",
      path: "/admin/returns/retreq_none/status",
      body: { status: "refunded" },
    };
    const ask = ({ confirmed }: Boss) =>
      shop.commerce.call<{ code?: string }>(refund.method, refund.path, {
        token: confirmed,
        body: refund.body,
      });
    expect(answersOf(await ask(bosses.support))).toEqual([403, "rank_required"]);
    expect(answersOf(await ask(bosses.manager))).toEqual([404, "return_not_found"]);
  });
});

describe("the last owner", () => {
  let hidden: string[] = [];

  const hideOthers = async (...shown: Boss[]) => {
    const { rows } = await shop.db.query<{ id: string }>(
      `update "user" set deleted_at = now() where deleted_at is null and id <> all ($1) returning id`,
      [shown.map(({ id }) => id)],
    );
    hidden = rows.map(({ id }) => id);
  };
  afterEach(async () => {
    await shop.db.query(`update "user" set deleted_at = null where id = any ($1)`, [hidden]);
  });

  it("refuses demotion, removal, block and erasure of the last owner", async () => {
    const [owner, other] = [await calls.administrator(), await calls.administrator("manager")];
    await hideOthers(owner, other);
    const token = owner.confirmed;
    for (const answer of [
      await calls.change(token, owner.id, { adminRank: "manager" }),
      await calls.change(token, owner.id, { role: "customer" }),
      await calls.change(token, owner.id, { blocked: true, reason: "Проверка" }),
      await calls.remove(token, owner.id),
    ])
      expect(answersOf(answer)).toEqual([409, "last_owner"]);
    expect((await calls.change(token, other.id, { adminRank: "owner" })).status).toBe(200);
    const { user } = (await calls.change(token, owner.id, { adminRank: "manager" })).body;
    expect(user).toMatchObject({ adminRank: "manager" });
  });

  it("keeps one owner when two give up their rank, or take each other's, at once", async () => {
    for (const demotes of ["own", "other"]) {
      const [one, two] = [await calls.administrator(), await calls.administrator()];
      await hideOthers(one, two);
      const targets = demotes === "own" ? [one, two] : [two, one];
      const answers = await Promise.all(
        [one, two].map(({ confirmed }, at) =>
          calls.change(confirmed, targets[at]?.id ?? "", { adminRank: "support" }),
        ),
      );
      const code = demotes === "own" ? [409, "last_owner"] : [403, "rank_required"];
      expect(answers.map(answersOf).sort()).toEqual([[200, undefined], code]);
      const { rows } = await shop.db.query(
        `select id from "user" where deleted_at is null and metadata->>'rank' = 'owner'`,
      );
      expect(rows).toHaveLength(1);
      await shop.db.query(`update "user" set deleted_at = null where id = any ($1)`, [hidden]);
    }
  });
});
