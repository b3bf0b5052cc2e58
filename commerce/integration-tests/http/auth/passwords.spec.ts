import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { whileRefused } from "../../harness/refuse-writes.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { type Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { waiting } from "../../harness/waiting.ts";
import { authCalls, mailsTo, tokenIn } from "./auth-calls.ts";
import { whileNobodyWaits } from "./while-nobody-waits.ts";

let shop: Shop;
let auth: ReturnType<typeof authCalls>;
let made = 0;

beforeAll(async () => {
  shop = await sharedShop("people");
  auth = authCalls(shop.commerce);
});

const inside = <T>(script: string, args: object = {}) =>
  shop.commerce.run<T>(`../../http/auth/inside/${script}`, args);

async function newcomer(language = "ru") {
  const email = `forgetful-${++made}@example.uz`;
  const { body } = await auth.register({ email, language });
  await mailsTo(shop.commerce, email, 1);
  return { email, token: body.token, id: body.user.id };
}

async function linkFor(email: string, mails = 2): Promise<string> {
  expect((await auth.forgot(email)).status).toBe(200);
  const [mail] = await mailsTo(shop.commerce, email, mails);
  return tokenIn(mail);
}

async function count(sql: string, ...values: unknown[]): Promise<number> {
  const { rows } = await shop.db.query<{ count: string }>(`select count(*) from ${sql}`, values);
  return Number(rows[0]?.count);
}

const readCode = async (token: string) => (await auth.exchange(token)).body.code;

const weak = (word: string) => ({
  status: 400,
  body: { code: "invalid_input", details: { fields: { password: word } } },
});

describe("a forgotten password", () => {
  it("is replaced once by a mailed link; every session ends and the owner is notified", async () => {
    const { email, token } = await newcomer();
    const other = (await auth.login(email)).body.token;
    const link = await linkFor(email);
    expect(link).toMatch(/^[\w-]{43}$/);
    expect(await auth.reset(link, "Password123")).toMatchObject(weak("too_common"));
    expect((await auth.reset(link, "brand-new-password")).status).toBe(200);
    expect([await readCode(token), await readCode(other)]).toEqual(["session_expired", "session_expired"]);
    expect((await auth.login(email)).body.code).toBe("invalid_credentials");
    expect((await auth.login(email, "brand-new-password")).status).toBe(200);
    expect(await auth.reset(link, "another-password")).toMatchObject({
      status: 400,
      body: { code: "reset_token_invalid" },
    });
    expect((await auth.login(email, "brand-new-password")).status).toBe(200);
    const mails = await mailsTo(shop.commerce, email, 3);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Пароль Bezak изменён",
      "Новый пароль для Bezak",
      "Добро пожаловать в Bezak",
    ]);
  });

  it("cannot be replaced by a link that is an hour old", async () => {
    const { email } = await newcomer();
    const link = await linkFor(email);
    const hash = createHash("sha256").update(link).digest("hex");
    const { rows } = await shop.db.query<{ minutes: number }>(
      "select round(extract(epoch from expires_at - created_at) / 60)::int as minutes from password_reset where token_hash = $1",
      [hash],
    );
    expect(rows).toEqual([{ minutes: 60 }]);
    await shop.db.query("update password_reset set expires_at = now() where token_hash = $1", [hash]);
    expect((await auth.reset(link, "brand-new-password")).body.code).toBe("reset_token_invalid");
    expect((await auth.login(email)).status).toBe(200);
  });

  it("is replaced once when the newest link is used many times at once; an older link has ended", async () => {
    const { email } = await newcomer();
    const [first, second] = [await linkFor(email), await linkFor(email, 3)];
    expect(first).not.toBe(second);
    const passwords = Array.from({ length: 6 }, (_, i) => `parallel-password-${i}`);
    expect((await auth.reset(first, "early-password")).body.code).toBe("reset_token_invalid");
    const answers = await Promise.all(passwords.map((password) => auth.reset(second, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await auth.login(email, passwords[winner])).status).toBe(200);
    expect((await auth.reset(first, "late-password")).body.code).toBe("reset_token_invalid");
  });

  it("gives the same answer for unknown and blocked accounts, which get no mail", async () => {
    const { email } = await newcomer();
    const blocked = await newcomer();
    await inside("change-customer.ts", { id: blocked.id, to: "blocked" });
    const answers = [];
    for (const one of ["nobody@example.uz", blocked.email, ` ${email.toUpperCase()}`]) {
      answers.push(await auth.forgot(one));
    }
    expect(answers).toEqual(answers.map(() => ({ status: 200, body: {} })));
    // jobs run in their order, two at a time: once the last mail is there, the others sent none
    await mailsTo(shop.commerce, email, 2);
    await until(
      "the jobs to be done",
      async () =>
        (await count("pgboss.job where name = 'forgotten-password' and state <> 'completed'")) === 0,
    );
    expect(await count("shop_mail where recipient = 'nobody@example.uz'")).toBe(0);
    expect(await count("shop_mail where recipient = $1 and template = 'password-reset'", blocked.email)).toBe(
      0,
    );
    expect(await count("shop_mail where recipient = $1 and template = 'password-reset'", email)).toBe(1);
  });

  it("is answered before the address is looked up", async () => {
    const { email } = await newcomer();
    const answers: unknown[] = [];
    const client = await shop.db.connect();
    try {
      await client.query("begin");
      await client.query(
        'lock table provider_identity, auth_identity, customer, "user" in access exclusive mode',
      );
      for (const one of [email, "stranger@example.uz"]) {
        void auth.forgot(one).then((answer) => answers.push(answer));
      }
      await until("both to be answered", () => answers.length === 2, 10);
    } finally {
      await client.query("rollback");
      client.release();
    }
    expect(answers).toEqual(answers.map(() => ({ status: 200, body: {} })));
    await mailsTo(shop.commerce, email, 2);
  });

  it("is mailed in the recipient's language, with a link in that language", async () => {
    const { email } = await newcomer("uz");
    await auth.forgot(email);
    const [mail] = await mailsTo(shop.commerce, email, 2);
    expect(mail?.subject).toBe("Bezak uchun yangi parol");
    expect(mail?.text).toContain("/uz/reset-password#token=");
    // the address is not confirmed: the mail contains nothing about the account
    expect(mail?.html).not.toContain("Ali Vali");
  });

  it("stores its token nowhere except in the mail", async () => {
    const { email } = await newcomer();
    const link = await linkFor(email);
    await auth.reset(link, "brand-new-password");
    const { rows } = await shop.db.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' and table_name <> 'mail_outbox'`,
    );
    expect(rows.length).toBeGreaterThan(100);
    for (const secret of [link, "brand-new-password"]) {
      expect(shop.commerce.output()).not.toContain(secret);
      for (const { name } of rows) {
        expect([name, await count(`${name} t where t::text like '%' || $1 || '%'`, secret)]).toEqual([
          name,
          0,
        ]);
      }
    }
  });
});

describe("a changed password", () => {
  it("needs the current one and ends every other session; this session goes on with another token", async () => {
    const { email, token } = await newcomer();
    const other = (await auth.login(email)).body.token;
    const change = { token, currentPassword: "long-enough", password: "brand-new-password" };
    expect(await auth.changePassword({ ...change, password: `${email}1` })).toMatchObject(
      weak("too_personal"),
    );
    const wrong = await auth.changePassword({ ...change, currentPassword: "not-mine" });
    expect(wrong).toMatchObject({ status: 400, body: { code: "wrong_password" } });
    expect((await auth.exchange(other)).status).toBe(200);
    const { id: before } = (await auth.sessions(token)).body.sessions.find(({ current }) => current) ?? {};
    const changed = await auth.changePassword(change);
    expect(changed.status).toBe(200);
    expect(await readCode(other)).toBe("session_expired");
    expect(await readCode(token)).toBe("unauthorized");
    expect((await auth.sessions(changed.body.token)).body.sessions).toMatchObject([{ id: before }]);
    expect((await auth.login(email)).body.code).toBe("invalid_credentials");
    expect((await auth.login(email, "brand-new-password")).status).toBe(200);
    const [mail] = await mailsTo(shop.commerce, email, 2);
    expect(mail?.subject).toBe("Пароль Bezak изменён");
    expect((await auth.changePassword({ ...change, token: "never-was-a-token" })).status).toBe(401);
  });

  it("invalidates the links that were mailed before", async () => {
    const { email, token } = await newcomer();
    const link = await linkFor(email);
    await auth.changePassword({ token, currentPassword: "long-enough", password: "brand-new-password" });
    expect((await auth.reset(link, "stolen-password")).body.code).toBe("reset_token_invalid");
  });

  it("changes nothing when a part of it fails", async () => {
    const { email, token } = await newcomer();
    const other = (await auth.login(email)).body.token;
    const change = { token, currentPassword: "long-enough", password: "brand-new-password" };
    const { status } = await whileRefused(
      shop.db,
      "insert on shop_mail",
      () => auth.changePassword(change),
      "new.template = 'password-changed'",
    );
    expect(status).toBe(500);
    expect((await auth.exchange(other)).status).toBe(200);
    expect((await auth.login(email)).status).toBe(200);
  });

  it("changes nothing when it takes longer than its caller waits", async () => {
    const { email, token } = await newcomer();
    const link = await linkFor(email);
    const password = "brand-new-password";
    for (const [path, body] of [
      ["change-password", { token, currentPassword: "long-enough", password }],
      ["reset-password", { token: link, password }],
    ] as const) {
      const answer = await whileNobodyWaits(
        shop,
        "lock table provider_identity in exclusive mode",
        (headers) =>
          shop.commerce.call<{ code: string }>("POST", `/internal/auth/${path}`, { body, headers }),
      );
      expect([path, answer.status, answer.body.code]).toEqual([path, 503, "overloaded"]);
    }
    expect((await auth.exchange(token)).status).toBe(200);
    expect((await auth.login(email)).status).toBe(200);
    expect((await auth.reset(link, password)).status).toBe(200);
  });

  it("admits no sign-in with the old one at the moment of the change", async () => {
    const { email, token } = await newcomer();
    // the change waits at its first write; other connections do not see the new password yet
    const client = await shop.db.connect();
    await client.query("begin");
    await client.query("select 1 from provider_identity where entity_id = $1 for update", [email]);
    await client.query(
      `update provider_identity set provider_metadata = jsonb_set(provider_metadata, '{password}', '"changed"')
       where entity_id = $1`,
      [email],
    );
    const login = auth.login(email);
    await until("the login to wait for the change", () => waiting(shop.db));
    await client.query("commit");
    client.release();
    expect((await login).body.code).toBe("invalid_credentials");
    const live =
      "shop_session where revoked_at is null and customer_id = (select id from customer where email = $1)";
    expect(await count(live, email)).toBe(1);
    expect((await auth.exchange(token)).status).toBe(200);
  });
});
