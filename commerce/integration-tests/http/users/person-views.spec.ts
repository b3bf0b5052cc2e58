import type { AccountView, PersonView, StartedView } from "@bezak/contract/person-views.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { waiting } from "../../harness/waiting.ts";
import { mailsTo } from "../auth/auth-calls.ts";
import { ownCalls } from "../own-calls.ts";
import { shopCalls } from "../shops/shop-calls.ts";
import { peopleCalls, type Member } from "./people.ts";
import { userAdminCalls, type Boss } from "./user-admin-calls.ts";

let shop: Shop;
let people: ReturnType<typeof peopleCalls>;
let calls: ReturnType<typeof userAdminCalls>;
let boss: Boss;

beforeAll(async () => {
  shop = await sharedShop("people");
  people = peopleCalls(shop);
  calls = userAdminCalls(shop);
  boss = await calls.administrator("manager");
});

type Answer = { view: StartedView; code?: string };

const reason = "Покупатель не видит свой заказ";
const start = (id: string, token = boss.confirmed, body: object = { reason }) =>
  shop.commerce.call<Answer>("POST", `/admin/users/${id}/view`, { token, body });
const end = (id: string, token = boss.token) =>
  shop.commerce.call<{ view: { id: string } | null }>("DELETE", `/admin/users/${id}/view`, { token });
const listed = async (id: string) =>
  (
    await shop.commerce.call<{ views: PersonView[] }>("GET", `/admin/users/${id}/views`, {
      token: boss.token,
    })
  ).body.views;
const ownList = async (token: string) =>
  (await shop.commerce.call<{ views: AccountView[] }>("GET", "/customer/views", { token })).body.views;

const answersOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

/** The view's session as the web server sees it. */
const exchanged = async (token: string) => answersOf(await people.auth.exchange(token));

async function begin(member: Member, by = boss): Promise<string> {
  const { status, body } = await start(member.id, by.confirmed);
  expect(status).toBe(201);
  return body.view.token;
}

describe("seeing the shop as a person", () => {
  it("shows what the person sees, for ten minutes, and tells them by inbox, mail and settings", async () => {
    const member = await people.join();
    const { body } = await start(member.id);
    const { token, ...view } = body.view;
    expect(view).toMatchObject({ reason, open: true, own: true, by: { id: boss.id, name: "Admin" } });
    expect(Date.parse(view.endsAt) - Date.parse(view.startedAt)).toBe(600_000);

    const { body: seen } = await people.auth.exchange(token);
    expect(seen).toMatchObject({
      user: { id: member.id, role: "customer" },
      adminToken: null,
      view: { until: view.endsAt },
    });
    const inside = { token: seen.customerToken ?? "" };
    expect((await shop.commerce.call("GET", "/customer/orders", inside)).body).toMatchObject({ orders: [] });

    const { reason: why, ...times } = view;
    expect(await ownList(member.token)).toMatchObject([{ id: times.id, reason: why, open: true }]);
    expect(JSON.stringify(await ownList(member.token))).not.toContain(boss.id);
    // that of the registration is there too
    const mails = await mailsTo(shop.commerce, member.email, 2);
    expect(mails.filter(({ text }) => text.includes(reason))).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain(token);
    const entry = await until("an entry of the inbox", async () => {
      const { rows } = await shop.db.query<{ event: string }>(
        "select event from inbox_entry where customer_id = $1 and event = 'account_viewed'",
        [member.id],
      );
      return rows[0];
    });
    expect(entry.event).toBe("account_viewed");
  });

  it("is one view at a time, and no session of the person", async () => {
    const [one, other] = [await people.join(), await people.join()];
    const former = await begin(one);
    await begin(other);
    expect(await exchanged(former)).toEqual([401, "session_expired"]);
    expect((await people.auth.sessions(other.session)).body.sessions).toHaveLength(1);
    const before = (await calls.read(boss.token, other.id)).body.user.lastSeenAt;
    await people.auth.exchange((await start(other.id)).body.view.token);
    expect((await calls.read(boss.token, other.id)).body.user.lastSeenAt).toBe(before);
  });

  it("needs the confirmation, a reason and a rank, and is refused for administrators and whoever is blocked", async () => {
    const member = await people.join();
    expect(answersOf(await start(member.id, boss.token))).toEqual([403, "confirmation_required"]);
    for (const body of [{}, { reason: "  " }, { reason: "x".repeat(501) }])
      expect((await start(member.id, boss.confirmed, body)).status).toBe(400);
    const support = await calls.administrator("support");
    expect(answersOf(await start(member.id, support.confirmed))).toEqual([403, "rank_required"]);
    expect(answersOf(await start(boss.id))).toEqual([409, "own_account"]);
    expect(answersOf(await start(support.id))).toEqual([409, "administrator_not_viewed"]);
    expect(answersOf(await start("cus_none"))).toEqual([404, "account_not_found"]);
    const bare = await people.join();
    await shop.db.query("update customer set email = 'nobody' || email where id = $1", [bare.id]);
    expect(answersOf(await start(bare.id))).toEqual([409, "account_without_login"]);
    await calls.change(boss.token, member.id, { blocked: true, reason });
    expect(answersOf(await start(member.id))).toEqual([409, "account_blocked"]);
    expect(await listed(member.id)).toEqual([]);
  });

  it("waits for a block or an end of the account that has begun, and is refused after it", async () => {
    for (const [change, refusal] of [
      [`metadata = coalesce(metadata, '{}') || '{"blocked": true}'`, [409, "account_blocked"]],
      ["deleted_at = now()", [404, "account_not_found"]],
    ] as const) {
      const member = await people.join();
      const other = await shop.db.connect();
      try {
        await other.query("begin");
        await other.query(`update customer set ${change} where id = $1`, [member.id]);
        const started = start(member.id);
        await until("the view waits for the change", async () => (await waiting(shop.db)) > 0);
        await other.query("commit");
        expect(answersOf(await started)).toEqual(refusal);
      } finally {
        other.release(true);
      }
      const { rows } = await shop.db.query("select from person_view where customer_id = $1", [member.id]);
      expect(rows).toEqual([]);
    }
  });
});

describe("the token of a view", () => {
  let token: string;
  /** of commerce */
  let inside: string;

  beforeAll(async () => {
    const { people: sellers, member } = shopCalls(shop);
    const owner = await member("atlas", "owner");
    const { rows } = await shop.db.query<{ id: string }>(
      "select customer_id as id from seller_member where role = 'owner' and deleted_at is null and customer_id = $1",
      [owner.id],
    );
    expect(rows).toHaveLength(1);
    token = (await start(owner.id)).body.view.token;
    inside = (await sellers.auth.exchange(token)).body.customerToken ?? "";
  });

  const writing = ownCalls.filter(([method, path]) => method !== "GET" && path !== "/catalog/quote");

  it.each(writing)("is refused by %s %s, whatever is sent", async (method, path) => {
    for (const body of [{}, { token }]) {
      const answer = await shop.commerce.call<{ code: string }>(method, path, { token: inside, body });
      expect([method, path, ...answersOf(answer)]).toEqual([method, path, 403, "view_only"]);
    }
  });

  it.each(["/customer/data", "/customer/passkeys", "/customer/second-factor/", "/Customer/payments/pay_x"])(
    "is refused by GET %s, which has an effect or secrets",
    async (path) =>
      expect(answersOf(await shop.commerce.call<{ code: string }>("GET", path, { token: inside }))).toEqual([
        403,
        "view_only",
      ]),
  );

  it("reads what the person reads", async () => {
    for (const path of [
      "/customer/orders",
      "/customer/inbox?language=ru",
      "/vendor/shop",
      "/vendor/products",
    ])
      expect([path, (await shop.commerce.call("GET", path, { token: inside })).status]).toEqual([path, 200]);
    expect((await shop.commerce.call("GET", "/admin/users", { token: inside })).status).toBe(401);
  });

  it("is no session: what acts by the token of a session does not know it", async () => {
    for (const path of ["sessions", "session-end", "end-session", "ask-email-confirmation"]) {
      const answer = await shop.commerce.call<{ code: string }>("POST", `/internal/auth/${path}`, {
        body: { token },
      });
      expect([path, ...answersOf(answer)]).toEqual([path, 401, "unauthorized"]);
    }
    const password = { token, currentPassword: "long-enough", password: "another-password" };
    expect((await people.auth.changePassword(password)).status).toBe(401);
    expect((await people.auth.confirm(token)).status).toBe(401);
  });
});

describe("a view ends", () => {
  const ended = [401, "session_expired"];

  it("by the administrator, by itself and by its time, with an entry of the log", async () => {
    const member = await people.join();
    const one = await begin(member);
    expect((await end(member.id)).body.view).toMatchObject({ id: expect.stringMatching(/^pview_/) });
    expect(await exchanged(one)).toEqual(ended);
    expect((await end(member.id)).body.view).toBeNull();

    const other = await begin(member);
    await people.auth.logout(other);
    expect(await exchanged(other)).toEqual(ended);
    await people.auth.logout(other);

    const third = await begin(member);
    await shop.db.query("update person_view set expires_at = now() where customer_id = $1", [member.id]);
    expect(await exchanged(third)).toEqual(ended);
    expect((await listed(member.id)).map(({ open }) => open)).toEqual([false, false, false]);

    const { rows } = await shop.db.query<{ action: string; status: number; reason: string | null }>(
      "select action, status, reason from admin_audit where actor_id = $1 and subject like $2 order by created_at, id",
      [boss.id, `%${member.id}%`],
    );
    const [started, finished] = ["POST /admin/users/{id}/view", "DELETE /admin/users/{id}/view"];
    expect(rows).toEqual([
      { action: started, status: 201, reason },
      { action: finished, status: 200, reason: null },
      { action: finished, status: 200, reason: null },
      { action: started, status: 201, reason },
      { action: finished, status: 200, reason: null },
      { action: started, status: 201, reason },
    ]);
  });

  it("when the administrator signs out, loses the rank, is blocked or leaves the team", async () => {
    const owner = await calls.administrator("owner");
    const causes: Record<string, (by: Boss) => Promise<unknown>> = {
      signOut: (by) => people.auth.logout(by.session),
      rank: (by) => calls.change(owner.confirmed, by.id, { adminRank: "support" }),
      block: (by) => calls.change(owner.confirmed, by.id, { blocked: true, reason }),
      role: (by) => calls.change(owner.confirmed, by.id, { role: "customer" }),
    };
    for (const [cause, happen] of Object.entries(causes)) {
      const [by, member] = [await calls.administrator("manager"), await people.join()];
      const token = await begin(member, by);
      expect([cause, (await people.auth.exchange(token)).status]).toEqual([cause, 200]);
      await happen(by);
      expect([cause, ...(await exchanged(token))]).toEqual([cause, ...ended]);
      expect([cause, (await ownList(member.token))[0]?.open]).toEqual([cause, false]);
    }
  });

  it("when the person is blocked or becomes an administrator, and is erased with the account", async () => {
    const owner = await calls.administrator("owner");
    const [blocked, promoted, closed] = [await people.join(), await people.join(), await people.join()];
    const first = await begin(blocked);
    await calls.change(owner.token, blocked.id, { blocked: true, reason });
    expect(await exchanged(first)).toEqual(ended);
    const second = await begin(promoted);
    expect((await calls.change(owner.confirmed, promoted.id, { role: "admin" })).status).toBe(200);
    expect((await exchanged(second))[0]).toBe(401);
    const third = await begin(closed);
    expect((await people.end(closed.token, "long-enough")).status).toBe(200);
    expect(await exchanged(third)).toEqual([401, "unauthorized"]);
    const { rows } = await shop.db.query("select from person_view where customer_id = $1", [closed.id]);
    expect(rows).toEqual([]);
  });
});
