import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { sharedShop } from "../../harness/shared-shop.ts";
import { type Shop } from "../../harness/shop.ts";
import { authCalls, linksTo, linkTo, mailsTo, tokenIn } from "./auth-calls.ts";
import { giveAsTyped } from "./give-password.ts";

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
  const email = `person-${++made}@example.uz`;
  const { body } = await auth.register({ email });
  return { email, token: body.token, id: body.user.id };
}

async function readCode(token: string): Promise<[number, string]> {
  const { status, body } = await auth.exchange(token);
  return [status, body.code];
}

function getLifetime(jwt: string | null): number {
  const payload = JSON.parse(Buffer.from(jwt?.split(".")[1] ?? "", "base64url").toString()) as Record<
    string,
    number
  >;
  return (payload.exp ?? 0) - (payload.iat ?? 0);
}

describe("signing in", () => {
  it("creates a new session each time, however the e-mail is written", async () => {
    const { email, token } = await newcomer();
    const again = await auth.login(` ${email.toUpperCase()}`);
    expect(again.status).toBe(200);
    expect(again.body.token).not.toBe(token);
    expect((await auth.exchange(token)).body.user).toEqual((await auth.exchange(again.body.token)).body.user);
  });

  it("is refused alike for a wrong password, an unknown e-mail and a blocked account", async () => {
    const { email } = await newcomer();
    const blocked = await newcomer();
    await inside("change-customer.ts", { id: blocked.id, to: "blocked" });
    const answers = [
      await auth.login(email, "wrong-password"),
      await auth.login("nobody@example.uz"),
      await auth.login(blocked.email),
    ];
    expect(answers[0]).toMatchObject({ status: 401, body: { code: "invalid_credentials" } });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });
});

describe("a password with letters that have marks", () => {
  it("is accepted as typed when it was stored before normalization", async () => {
    const { email } = await newcomer();
    const [twoSigns, oneSign] = ["Re\u0301ne\u0301-71-plov", "Réné-71-plov"];
    await giveAsTyped(shop, { email, password: twoSigns });
    expect((await auth.login(email, oneSign)).status).toBe(401);
    expect((await auth.login(email, twoSigns)).status).toBe(200);
  });
});

describe("the exchange of a token", () => {
  it("gives a buyer a customer's token that lasts minutes, and no other", async () => {
    const { token, id } = await newcomer();
    const { body } = await auth.exchange(token);
    expect(body).toMatchObject({ user: { id, role: "customer" }, sellerRole: null });
    expect(body.adminToken).toBeNull();
    expect(getLifetime(body.customerToken)).toBe(300);
    const customerToken = body.customerToken ?? "";
    expect((await shop.commerce.call("GET", "/customer/orders", { token: customerToken })).status).toBe(200);
    expect((await shop.commerce.call("GET", "/admin/shops", { token: customerToken })).status).toBe(401);
  });

  it("gives an administrator an administrator's token, and no other", async () => {
    const account = { email: "boss@example.uz", password: "boss-password" };
    const id = await inside<string>("open-administrator.ts", account);
    const { body: signedIn } = await auth.login(account.email, account.password);
    const { body } = await auth.exchange(signedIn.token);
    expect(body.user).toMatchObject({ id, role: "admin", email: account.email });
    expect(body.customerToken).toBeNull();
    expect(getLifetime(body.adminToken)).toBe(300);
    const adminToken = body.adminToken ?? "";
    expect((await shop.commerce.call("GET", "/admin/shops", { token: adminToken })).status).toBe(200);
    expect((await shop.commerce.call("GET", "/customer/orders", { token: adminToken })).status).toBe(401);
  });

  it("recognizes a seller, also while the shop is suspended, since orders and payouts go on", async () => {
    const { token, id } = await newcomer();
    const member = { customerId: id, slug: "atlas" };
    const roles = [];
    for (const status of ["active", "suspended", "active"]) {
      await inside("join-seller.ts", { ...member, status });
      const { user, sellerRole } = (await auth.exchange(token)).body;
      roles.push([user.role, sellerRole]);
    }
    expect(roles).toEqual(Array(3).fill(["seller", "owner"]));
  });

  it("ends at once with logout, on that device only; logging out again is harmless", async () => {
    const { email, token } = await newcomer();
    const { body: other } = await auth.login(email);
    expect((await auth.logout(token)).status).toBe(200);
    expect(await readCode(token)).toEqual([401, "session_expired"]);
    expect((await auth.exchange(other.token)).status).toBe(200);
    expect((await auth.logout(token)).status).toBe(200);
    expect((await auth.logout("never-was-a-token")).status).toBe(200);
  });

  it("is refused for good after a block, also when unblocked; signing in opens another session", async () => {
    const { email, token, id } = await newcomer();
    const { token: unused } = (await auth.login(email)).body;
    const other = await newcomer();
    await inside("change-customer.ts", { id, to: "blocked" });
    expect(await readCode(token)).toEqual([401, "session_expired"]);
    await inside("change-customer.ts", { id, to: "free" });
    // also a session that was not used during the block
    for (const former of [token, unused]) expect(await readCode(former)).toEqual([401, "session_expired"]);
    expect((await auth.exchange(other.token)).status).toBe(200);
    const next = (await auth.login(email)).body.token;
    expect((await auth.exchange(next)).status).toBe(200);
    await inside("change-customer.ts", { id, to: "deleted" });
    expect(await readCode(next)).toEqual([401, "unauthorized"]);
  });

  it("is refused for an unknown token, and after thirty days without use", async () => {
    expect(await readCode("never-was-a-token")).toEqual([401, "unauthorized"]);
    const { token, id } = await newcomer();
    await shop.db.query("update shop_session set expires_at = now() where customer_id = $1", [id]);
    expect(await readCode(token)).toEqual([401, "session_expired"]);
  });

  it("prolongs the session, writing once a minute at most", async () => {
    const { token, id } = await newcomer();
    const read = async () => {
      const sql = "select last_seen_at, expires_at, updated_at from shop_session where customer_id = $1";
      const { rows } = await shop.db.query<Record<string, Date>>(sql, [id]);
      return rows[0];
    };
    const fresh = await read();
    await auth.exchange(token);
    expect(await read()).toEqual(fresh);
    const ago = "now() - interval '2 minutes'";
    const sql = `update shop_session set last_seen_at = ${ago}, expires_at = now() + interval '1 minute' where customer_id = $1`;
    await shop.db.query(sql, [id]);
    await auth.exchange(token);
    const renewed = await read();
    const days = ((renewed?.expires_at?.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(Date.now() - (renewed?.last_seen_at?.getTime() ?? 0)).toBeLessThan(60_000);
  });
});

describe("the lifetime of a session", () => {
  const account = { email: "lives@example.uz", password: "boss-password" };
  const hours = 3_600_000;
  /** Milliseconds until a session ends after it was used at this age. */
  async function leftAt(token: string, age: string): Promise<number> {
    const hash = createHash("sha256").update(token).digest("hex");
    await shop.db.query(
      `update shop_session set created_at = now() - $2::interval, last_seen_at = now() - interval '2 minutes',
         expires_at = now() + interval '1 minute' where token_hash = $1`,
      [hash, age],
    );
    await auth.exchange(token);
    const sql = "select expires_at from shop_session where token_hash = $1";
    const { rows } = await shop.db.query<{ expires_at: Date }>(sql, [hash]);
    return (rows[0]?.expires_at.getTime() ?? 0) - Date.now();
  }

  it.each([
    ["an administrator's", "0 minutes", 0.5],
    ["an administrator's", "11 hours 50 minutes", 1 / 6],
    ["a seller's", "0 days", 7 * 24],
    ["a seller's", "29 days", 24],
    ["a buyer's", "0 days", 30 * 24],
    ["a buyer's", "179 days", 24],
  ])("%s is prolonged, and not past its end: %s old", async (whose, age, expected) => {
    const { token, id } = await newcomer();
    if (whose === "a seller's")
      await inside("join-seller.ts", { customerId: id, slug: "chinor", status: "active" });
    let used = token;
    if (whose.startsWith("an admin")) {
      await inside("open-administrator.ts", account).catch(() => undefined);
      used = (await auth.login(account.email, account.password)).body.token;
    }
    const left = (await leftAt(used, age)) / hours;
    expect(left).toBeGreaterThan(expected - 0.02);
    expect(left).toBeLessThan(expected + 0.02);
  });
});

describe("npm run administrator", () => {
  const make = (...args: string[]) => inside<string>("make-administrator.ts", { args });
  const password = "quiet lantern";

  it("creates an administrator who chooses a password by a link; a repeat only gives another link", async () => {
    const email = `keeper-${++made}@example.uz`;
    const output = await make(email.toUpperCase(), "--language", "en");
    expect(output).toMatch(`${email} is an administrator now.\n`);
    const first = await mailsTo(shop.commerce, email, 1);
    expect(first[0]?.subject).toBe("You are an administrator of Bezak");
    // mail is not configured in this shop, so the link is printed as well
    expect(output).toContain(`/en/reset-password#token=${tokenIn(first[0])}\n`);
    expect(await make(email)).toMatch("is an administrator already");
    const [second] = await mailsTo(shop.commerce, email, 2);
    // only the later of two links works
    expect((await auth.reset(tokenIn(first[0]), password)).body.code).toBe("reset_token_invalid");
    expect((await auth.reset(tokenIn(second), password)).status).toBe(200);
    const { body } = await auth.login(email, password);
    expect(body.user).toMatchObject({ role: "admin", email });
    await make(email);
    expect((await auth.exchange(body.token)).status).toBe(200);
    expect((await auth.login(email, password)).status).toBe(200);
    const { rows } = await shop.db.query('select id from "user" where email = $1', [email]);
    expect(rows).toEqual([{ id: body.user.id }]);
  });

  it("promotes a buyer and ends former passwords, sessions and links", async () => {
    const { email, token } = await newcomer();
    await auth.forgot(email);
    const former = await linkTo(shop.commerce, email);
    expect(await make(email)).toMatch("what was bought stays");
    expect((await auth.login(email)).body.code).toBe("invalid_credentials");
    expect(await readCode(token)).toEqual([401, "session_expired"]);
    expect((await auth.reset(former, password)).body.code).toBe("reset_token_invalid");
    const [link = ""] = await linksTo(shop.commerce, email, 2);
    expect((await auth.reset(link, password)).status).toBe(200);
    const { body } = await auth.login(email, password);
    expect(body.user.role).toBe("admin");
    const { customerToken, adminToken } = (await auth.exchange(body.token)).body;
    expect([customerToken, typeof adminToken]).toEqual([null, "string"]);
  });

  it("refuses members of a shop and an e-mail that is being registered", async () => {
    const member = await newcomer();
    await inside("join-seller.ts", { customerId: member.id, slug: "chinor", status: "active" });
    expect(await make(member.email)).toMatch(/^refused: .* works for a shop/);
    expect((await auth.login(member.email)).body.user.role).toBe("seller");
    const { email } = await newcomer();
    await shop.db.query(
      "update provider_identity set provider_metadata = null, created_at = now() where entity_id = $1",
      [email],
    );
    expect(await make(email)).toMatch(/^refused: .* try again in a minute/);
  });
});

describe("the authentication calls", () => {
  const calls = ["register", "login", "logout", "session", "sessions", "session-end", "end-session"];
  it.each([...calls, "forgot-password", "reset-password", "change-password"])(
    "answer the web server only: %s",
    async (call) => {
      const headers = { "x-commerce-secret": "guessed" };
      const answer = await shop.commerce.call("POST", `/internal/auth/${call}`, {
        body: { token: "x" },
        headers,
      });
      expect(answer.status).toBe(401);
    },
  );

  it("report the state of the database and of the search", async () => {
    const { body } = await shop.commerce.call("GET", "/internal/health");
    expect(body).toEqual({ database: "ok", search: "ok" });
  });
});
