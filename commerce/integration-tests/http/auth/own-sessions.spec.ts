import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { sharedShop } from "../../harness/shared-shop.ts";
import { type Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { waiting } from "../../harness/waiting.ts";
import { authCalls } from "./auth-calls.ts";

let shop: Shop;
let auth: ReturnType<typeof authCalls>;
let made = 0;

beforeAll(async () => {
  shop = await sharedShop("people");
  auth = authCalls(shop.commerce);
});

const inside = <T>(script: string, args: object) =>
  shop.commerce.run<T>(`../../http/auth/inside/${script}`, args);

async function newcomer() {
  const email = `device-${++made}@example.uz`;
  const { body } = await auth.register({ email });
  return { email, token: body.token, id: body.user.id };
}

async function readCode(token: string): Promise<[number, string]> {
  const { status, body } = await auth.exchange(token);
  return [status, body.code];
}

describe("the sessions of a person", () => {
  const seen = async (token: string) => {
    const { body } = await auth.sessions(token);
    return body.sessions.map(({ id, device, current }) => ({ id, device, current }));
  };

  it("are listed with their devices, last used first, and only to their owner", async () => {
    const { email, token } = await newcomer();
    await newcomer();
    const { body } = await shop.commerce.call<{ token: string }>("POST", "/internal/auth/login", {
      body: { email, password: "long-enough", device: "Safari" },
    });
    const ended = await auth.login(email);
    await auth.logout(ended.body.token);
    expect(await seen(token)).toMatchObject([
      { device: "Safari", current: false },
      { device: null, current: true },
    ]);
    const [first] = await seen(body.token);
    expect(first).toMatchObject({ device: "Safari", current: true });
    const { body: listed } = await auth.sessions(token);
    expect(Object.keys(listed.sessions[0] ?? {}).sort()).toEqual(
      ["createdAt", "current", "device", "id", "lastSeenAt"].sort(),
    );
  });

  it("can be ended one by one, by their owner only", async () => {
    const { email, token } = await newcomer();
    const other = (await auth.login(email)).body.token;
    const otherPerson = await newcomer();
    const id = (await seen(other)).find(({ current }) => current)?.id ?? "";
    const refused = await auth.endSession(otherPerson.token, id);
    expect([refused.status, refused.body.code]).toEqual([404, "session_not_found"]);
    expect((await auth.exchange(other)).status).toBe(200);
    expect((await auth.endSession(token, id)).body).toEqual({ ended: 1 });
    expect(await readCode(other)).toEqual([401, "session_expired"]);
    expect((await auth.endSession(token, id)).status).toBe(404);
    expect(await seen(token)).toHaveLength(1);
  });

  it("can be ended except the current one", async () => {
    const { email, token } = await newcomer();
    const others = [(await auth.login(email)).body.token, (await auth.login(email)).body.token];
    const otherPerson = await newcomer();
    expect((await auth.endSession(token)).body).toEqual({ ended: 2 });
    for (const other of others) expect(await readCode(other)).toEqual([401, "session_expired"]);
    expect((await auth.exchange(token)).status).toBe(200);
    expect((await auth.exchange(otherPerson.token)).status).toBe(200);
    expect((await auth.endSession(token)).body).toEqual({ ended: 0 });
  });

  it("can be ended with the password, not with a token alone", async () => {
    const { email, token } = await newcomer();
    const other = (await auth.login(email)).body.token;
    const [{ id } = { id: "" }] = await seen(other);
    // a proof holds in the session that requested it
    const { proof } = (await auth.confirm(other)).body;
    for (const refused of [
      await auth.endUnconfirmed(token),
      await auth.endUnconfirmed(token, { id }),
      await auth.endUnconfirmed(token, { proof }),
      await auth.endUnconfirmed(token, { id, proof: "no.proof" }),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([403, "confirmation_required"]);
    }
    expect((await auth.exchange(other)).status).toBe(200);
  });

  it("are limited to fifty: the one unused for longest ends", async () => {
    const { email, token, id } = await newcomer();
    const { body: second } = await auth.login(email);
    await shop.db.query(
      `insert into shop_session (id, token_hash, auth_identity_id, customer_id, last_seen_at, expires_at)
       select 'sess_many_' || n, 'many ' || n, auth_identity_id, customer_id, now(), expires_at
       from shop_session, generate_series(1, 48) n where customer_id = $1 and device is null
         and id = (select min(id) from shop_session where customer_id = $1)`,
      [id],
    );
    expect(await seen(token)).toHaveLength(50);
    await shop.db.query(
      `update shop_session set last_seen_at = now() - interval '1 hour'
       where token_hash = encode(sha256($1::bytea), 'hex')`,
      [second.token],
    );
    const third = await auth.login(email);
    expect(await readCode(second.token)).toEqual([401, "session_expired"]);
    expect(await seen(third.body.token)).toHaveLength(50);
    expect((await auth.exchange(token)).status).toBe(200);
  });

  it("can all be ended by an administrator who gives the password, without affecting others", async () => {
    const account = { email: "ender-of-sessions@example.uz", password: "boss-password" };
    await inside("open-administrator.ts", account);
    const boss = (await auth.login(account.email, account.password)).body.token;
    const { email, token, id } = await newcomer();
    const other = (await auth.login(email)).body.token;
    const otherPerson = await newcomer();
    const end = async (accountId: string, jwt: string | null) => {
      const { status, body } = await shop.commerce.call<{ code?: string; ended?: number }>(
        "DELETE",
        `/admin/accounts/${accountId}/sessions`,
        { token: jwt ?? "" },
      );
      return [status, body.code ?? body.ended];
    };
    expect(await end(id, (await auth.exchange(token)).body.customerToken)).toEqual([401, undefined]);
    expect(await end(id, (await auth.exchange(boss)).body.adminToken)).toEqual([
      403,
      "confirmation_required",
    ]);
    expect((await auth.exchange(token)).status).toBe(200);
    const { adminToken } = (await auth.exchangeConfirmed(boss, account.password)).body;
    expect(await end("cus_none", adminToken)).toEqual([404, "account_not_found"]);
    expect(await end(id, adminToken)).toEqual([200, 2]);
    for (const dead of [token, other]) expect(await readCode(dead)).toEqual([401, "session_expired"]);
    expect(await end(id, adminToken)).toEqual([200, 0]);
    for (const live of [otherPerson.token, boss]) expect((await auth.exchange(live)).status).toBe(200);
    expect((await auth.login(email)).status).toBe(200);
  });

  it("are deleted long after they ended, and only those", async () => {
    const [old, revoked, live] = [await newcomer(), await newcomer(), await newcomer()];
    const past = "now() - interval '61 days'";
    await shop.db.query(`update shop_session set expires_at = ${past} where customer_id = $1`, [old.id]);
    await shop.db.query(`update shop_session set revoked_at = ${past} where customer_id = $1`, [revoked.id]);
    await inside("purge.ts", {});
    const left = await shop.db.query<{ id: string }>(
      "select customer_id as id from shop_session where customer_id = any($1)",
      [[old.id, revoked.id, live.id]],
    );
    expect(left.rows).toEqual([{ id: live.id }]);
    expect((await auth.exchange(live.token)).status).toBe(200);
  });

  it("need a live token to be listed or ended", async () => {
    for (const answer of [
      await auth.sessions("never-was-a-token"),
      await auth.endSession("never-was-a-token"),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([401, "unauthorized"]);
    }
  });
});

describe("a session of an account that is blocked", () => {
  it("cannot be exchanged by an administrator either, also after unblocking", async () => {
    const account = { email: "blocked-boss@example.uz", password: "boss-password" };
    const id = await inside<string>("open-administrator.ts", account);
    const { token } = (await auth.login(account.email, account.password)).body;
    for (const metadata of ['{"blocked": true}', "{}"]) {
      await shop.db.query('update "user" set metadata = $2 where id = $1', [id, metadata]);
      expect(await readCode(token)).toEqual([401, "session_expired"]);
    }
  });

  it("is refused when the block comes during sign-in", async () => {
    const { email, id } = await newcomer();
    const client = await shop.db.connect();
    await client.query("begin");
    await client.query("lock table shop_session in exclusive mode");
    const login = auth.login(email);
    await until("the session to wait", () => waiting(shop.db, "insert"));
    await client.query(`update customer set metadata = '{"blocked": true}' where id = $1`, [id]);
    await client.query("commit");
    client.release();
    expect((await login).body.code).toBe("invalid_credentials");
    const open = "select 1 from shop_session where customer_id = $1 and revoked_at is null";
    expect((await shop.db.query(open, [id])).rowCount).toBe(0);
  });
});

it("a session is not prolonged by background requests", async () => {
  const { token, id } = await newcomer();
  const stale = "last_seen_at = now() - interval '20 minutes', expires_at = now() + interval '1 minute'";
  await shop.db.query(`update shop_session set ${stale} where customer_id = $1`, [id]);
  const left = async () => {
    const sql = `select extract(epoch from expires_at - now())::int as left from shop_session where customer_id = $1`;
    return (await shop.db.query<{ left: number }>(sql, [id])).rows[0]?.left;
  };
  expect((await auth.exchange(token, { unattended: true })).status).toBe(200);
  expect(await left()).toBeLessThanOrEqual(60);
  await auth.exchange(token);
  expect(await left()).toBeGreaterThan(60);
});

it("the end of a session is reported without using the session, and whether use extends it", async () => {
  const account = { email: "ends@example.uz", password: "boss-password" };
  await inside("open-administrator.ts", account);
  const { token } = (await auth.login(account.email, account.password)).body;
  const hash = createHash("sha256").update(token).digest("hex");
  const idle = (age: string) =>
    shop.db.query(
      `update shop_session set created_at = now() - $2::interval, last_seen_at = now() - interval '28 minutes',
         expires_at = now() + interval '2 minutes' where token_hash = $1`,
      [hash, age],
    );
  await idle("1 hour");
  const { body } = await auth.sessionEnd(token);
  expect(body.extendable).toBe(true);
  expect(Math.abs(body.secondsLeft - 119)).toBeLessThanOrEqual(1);
  expect((await auth.sessionEnd(token)).body.secondsLeft).toBeLessThanOrEqual(119);
  await auth.exchange(token);
  const used = (await auth.sessionEnd(token)).body;
  expect(used.secondsLeft).toBeGreaterThan(1700);
  expect(used.extendable).toBe(true);
  // two minutes before the twelve hours are over
  await idle("11 hours 58 minutes");
  await auth.exchange(token);
  expect((await auth.sessionEnd(token)).body).toMatchObject({ extendable: false });
  await shop.db.query("update shop_session set expires_at = now() where token_hash = $1", [hash]);
  expect((await auth.sessionEnd(token)).body.code).toBe("session_expired");
});
