import { randomUUID } from "node:crypto";
import type { SavedView } from "@bezak/contract/saved-views.ts";
import { viewsMax } from "@bezak/contract/viewed-lists.ts";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { peopleCalls } from "../users/people.ts";
import { userAdminCalls, type Boss } from "../users/user-admin-calls.ts";

interface Answer {
  view: SavedView;
  views: SavedView[];
  code: string;
  details: { current: SavedView; sent?: string };
}

let shop: Shop;
let users: ReturnType<typeof userAdminCalls>;
let boss: Boss;
let other: Boss;

beforeAll(async () => {
  shop = await sharedShop("people");
  users = userAdminCalls(shop);
});
beforeEach(async () => {
  [boss, other] = [await users.administrator(), await users.administrator()];
});

const call = (
  method: string,
  path: string,
  {
    body,
    key,
    version,
    token = boss.token,
  }: { body?: object; key?: string; version?: string; token?: string } = {},
) =>
  shop.commerce.call<Answer>(method, `/admin/saved-views${path}`, {
    token,
    ...(body && { body }),
    headers: { ...(key && { "idempotency-key": key }), ...(version && { "if-match": version }) },
  });

const save = async (more: object = {}, { key, token }: { key?: string; token?: string } = {}) =>
  (await call("POST", "", { body: { list: "orders", name: "Вид", ...more }, key, token })).body.view;
const readNames = async (token = boss.token, list = "orders") =>
  (await call("GET", `?list=${list}`, { token })).body.views
    .filter(({ owner }) => owner === boss.email || owner === other.email)
    .map(({ name }) => name);
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe("a saved view", () => {
  it("has what the list understands of an address, and nothing else", async () => {
    const view = await save({
      name: "  Просроченные  ",
      query:
        "?utm=1&status=late&city=samarkand&page=7&from=2026-13-01&paymentMethod=gold&q=%20%2B998+90&//evil.uz=1&q2=javascript:alert(1)",
      columns: ["sum", "nothing", "buyer"],
      density: "compact",
    });
    expect(view).toMatchObject({
      name: "Просроченные",
      query: "city=samarkand&q=%2B998+90&status=late",
      columns: ["sum", "buyer"],
      density: "compact",
      shared: false,
      own: true,
      owner: boss.email,
      position: 0,
    });
    for (const query of ["https://evil.uz/", "javascript:alert(1)", "//evil.uz", "/admin/users"])
      expect(await save({ query })).toMatchObject({ query: "", columns: null, density: "comfortable" });
  });

  it("is seen by its owner, and by other administrators when it is shared", async () => {
    await save({ name: "Второй" });
    await save({ name: "Общий", shared: true });
    await save({ name: "Чужой", shared: true }, { token: other.token });
    await save({ name: "Личный" }, { token: other.token });
    await save({ name: "Люди", list: "users" });
    expect(await readNames()).toEqual(["Второй", "Общий", "Чужой"]);
    expect(await readNames(other.token)).toEqual(["Чужой", "Личный", "Общий"]);
    expect(await readNames(boss.token, "users")).toEqual(["Люди"]);
    expect(codeOf(await call("GET", "?list=nothing"))[0]).toBe(400);
  });

  it("is changed and deleted by its owner only", async () => {
    const { id } = await save();
    const shared = await save({ shared: true });
    const otherToken = other.token;
    for (const [method, body] of [
      ["POST", { name: "Другой" }],
      ["DELETE", undefined],
    ] as const) {
      expect(codeOf(await call(method, `/${id}`, { body, token: otherToken }))).toEqual([
        404,
        "view_not_found",
      ]);
      expect(codeOf(await call(method, `/${shared.id}`, { body, token: otherToken }))).toEqual([
        403,
        "forbidden",
      ]);
      expect(codeOf(await call(method, "/view_none", { body }))).toEqual([404, "view_not_found"]);
    }
    const changed = await call("POST", `/${id}`, {
      body: { name: "Другой", query: "sort=oldest", columns: ["state"], shared: true },
    });
    expect(changed.body.view).toMatchObject({ name: "Другой", query: "sort=oldest", columns: ["state"] });
    expect(await readNames(otherToken)).toEqual(["Вид", "Другой"]);
    expect((await call("DELETE", `/${id}`)).status).toBe(200);
    expect(codeOf(await call("DELETE", `/${id}`))).toEqual([404, "view_not_found"]);
    expect(await readNames()).toEqual(["Вид"]);
  });

  it("moves among its owner's, which stay in their version", async () => {
    const views = [await save({ name: "А" }), await save({ name: "Б" }), await save({ name: "В" })];
    const moved = await call("POST", `/${views[2]!.id}`, { body: { position: 0 } });
    expect(moved.body.view.position).toBe(0);
    expect(await readNames()).toEqual(["В", "А", "Б"]);
    await call("POST", `/${views[2]!.id}`, { body: { position: viewsMax - 1 } });
    expect(await readNames()).toEqual(["А", "Б", "В"]);
    const { body } = await call("GET", "?list=orders");
    expect(body.views.find(({ id }) => id === views[0]!.id)!.version).toBe(views[0]!.version);
    await call("DELETE", `/${views[0]!.id}`);
    const left = (await call("GET", "?list=orders")).body.views.filter(({ own }) => own);
    expect(left.map(({ position }) => position)).toEqual([0, 1]);
    await call("POST", `/${views[2]!.id}`, { body: { position: 0 } });
    expect(await readNames()).toEqual(["В", "Б"]);
  });

  it("is not changed in a stale version; the answer has it as it is now", async () => {
    const view = await save();
    const { version } = view;
    const first = await call("POST", `/${view.id}`, { body: { name: "Первое", version } });
    const second = await call("POST", `/${view.id}`, { body: { name: "Второе", version } });
    expect(codeOf(second)).toEqual([409, "stale_version"]);
    expect(second.body.details.current).toEqual(first.body.view);
    const repeated = await call("POST", `/${view.id}`, { body: { name: "Первое" } });
    expect(repeated.body.view).toEqual(first.body.view);
  });

  it("is not deleted in a stale version either", async () => {
    const { id, version } = await save();
    const { view } = (await call("POST", `/${id}`, { body: { name: "Первое" } })).body;
    const stale = await call("DELETE", `/${id}`, { version });
    expect([...codeOf(stale), stale.body.details]).toEqual([
      409,
      "stale_version",
      { current: view, sent: version },
    ]);
    expect((await call("DELETE", `/${id}`, { version: view.version })).status).toBe(200);
    expect(await readNames()).toEqual([]);
  });

  it("is saved once per key, also by two at once", async () => {
    const key = randomUUID();
    const [first, second] = await Promise.all([save({}, { key }), save({}, { key })]);
    expect(second).toEqual(first);
    expect(await readNames()).toEqual(["Вид"]);
    const mismatch = await call("POST", "", { body: { list: "orders", name: "Иной" }, key });
    expect(codeOf(mismatch)).toEqual([422, "idempotency_mismatch"]);
    await call("DELETE", `/${first.id}`);
    const late = await call("POST", "", { body: { list: "orders", name: "Вид" }, key });
    expect(codeOf(late)).toEqual([404, "view_not_found"]);
    expect(await readNames()).toEqual([]);
  });

  it("has a name of 1 to 60 characters", async () => {
    for (const name of ["", "  ", "а".repeat(61)])
      expect((await call("POST", "", { body: { list: "orders", name } })).status).toBe(400);
    expect((await save({ name: "а".repeat(60) })).name).toHaveLength(60);
  });

  it("is one of at most 50 per person and list, also when two are saved at once", async () => {
    await shop.db.query(
      `insert into saved_view (id, owner_id, list, name, rank)
       select 'view_' || $1 || n, $1, 'orders', 'Вид ' || n, n from generate_series(1, $2::int) n`,
      [boss.id, viewsMax - 1],
    );
    const body = { list: "orders", name: "Последний" };
    const answers = await Promise.all([call("POST", "", { body }), call("POST", "", { body })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe("views_full");
    expect((await save({ list: "users" })).position).toBe(0);
    expect((await save({}, { token: other.token })).position).toBe(0);
  });

  it("ends with its owner's account, a shared one too", async () => {
    await save({ shared: true }, { token: other.token });
    expect(await readNames()).toEqual(["Вид"]);
    expect((await users.remove(boss.confirmed, other.id)).status).toBe(200);
    expect(await readNames()).toEqual([]);
    const { rows } = await shop.db.query("select 1 from saved_view where owner_id = $1", [other.id]);
    expect(rows).toEqual([]);
  });

  it("is for administrators, and its act is in the log without what was searched for", async () => {
    const buyer = await peopleCalls(shop).join();
    for (const token of ["", buyer.token])
      expect((await call("GET", "?list=orders", { token })).status).toBe(401);
    const view = await save({ query: "q=%2B998901234567" });
    await call("POST", `/${view.id}`, { body: { query: "q=Aziza" } });
    const { rows } = await shop.db.query<{ entry: string }>(
      "select to_jsonb(a)::text as entry from admin_audit a where to_jsonb(a)::text like $1",
      [`%${view.id}%`],
    );
    expect(rows.length).toBeGreaterThanOrEqual(2);
    for (const { entry } of rows) expect(entry).not.toMatch(/998901234567|Aziza/);
  });
});
