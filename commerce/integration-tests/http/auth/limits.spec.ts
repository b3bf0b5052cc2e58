import { beforeAll, describe, expect, it } from "vitest";
import type { CommerceProcess } from "../../harness/commerce-process.ts";
import { newClient } from "../../harness/new-client.ts";
import { secondProcess, sharedShop } from "../../harness/shared-shop.ts";
import { type Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { authCalls, linkTo, mailsTo } from "./auth-calls.ts";

let shop: Shop;
let second: CommerceProcess;
let auth: ReturnType<typeof authCalls>;
let elsewhere: ReturnType<typeof authCalls>;
let made = 0;

beforeAll(async () => {
  shop = await sharedShop("people");
  second = await secondProcess("people");
  auth = authCalls(shop.commerce);
  elsewhere = authCalls(second);
});

async function newcomer() {
  const email = `guarded-${++made}@example.uz`;
  const { body } = await auth.register({ email });
  return { email, token: body.token, deviceMark: body.deviceMark };
}

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
const times = <T>(count: number, job: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => job(index)));

/** Raises a client's attempts to this count as of now; one must exist. */
async function fill(kind: string, subject: string, count: number): Promise<void> {
  const { rowCount } = await shop.db.query(
    `update shop_limit set hits = array_fill(now()::timestamptz, array[$2::int])
     where key = encode(sha256(convert_to($1, 'UTF8')), 'hex')`,
    [`${kind}\n${subject}`, count],
  );
  expect(rowCount).toBe(1);
}
const household = (client: string) => client.replace("::1", ":0");

describe("attempts to sign in", () => {
  it("are limited to ten in fifteen minutes for an account, across processes", async () => {
    const { email } = await newcomer();
    const answers = await times(30, (i) =>
      (i % 2 ? auth : elsewhere).tryLogin({ email, password: "wrong-password", client: `198.51.100.${i}` }),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(20);
    for (const { body } of refused) {
      expect(body.code).toBe("too_many_requests");
      expect(body.details?.retryAfter).toBeGreaterThan(14 * 60);
      expect(body.details?.retryAfter).toBeLessThanOrEqual(15 * 60);
    }
    // also for the right password: otherwise guessing on would pay
    expect((await auth.login(email)).status).toBe(429);
  });

  it("are limited alike for an address without an account", async () => {
    const answers = await times(12, () => auth.login("nobody-known@example.uz", "wrong-password"));
    expect(statuses(answers).sort()).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it("with the mark of an earlier sign-in are counted apart, so that nobody else locks the owner out", async () => {
    const { email, token, deviceMark } = await newcomer();
    await times(10, () => auth.login(email, "wrong-password"));
    expect((await auth.login(email)).status).toBe(429);
    const own = { email, password: "long-enough", client: newClient(), deviceMark };
    expect((await auth.tryLogin(own)).status).toBe(200);
    // the mark of another account does not count
    const other = await newcomer();
    expect((await auth.tryLogin({ ...own, deviceMark: other.deviceMark })).status).toBe(429);
    const guesses = await times(12, () => elsewhere.tryLogin({ ...own, password: "wrong-password" }));
    expect(statuses(guesses).sort()).toEqual([...Array(10).fill(401), 429, 429]);
    // a mark ends with its password; the browser that changes the password gets a new one
    const change = { token, currentPassword: "long-enough", password: "brand-new-password" };
    const { body: changed } = await auth.changePassword(change);
    const after = { ...own, password: change.password };
    expect((await elsewhere.tryLogin(after)).status).toBe(429);
    const renewed = { ...after, deviceMark: changed.deviceMark };
    expect((await elsewhere.tryLogin(renewed)).status).toBe(200);
  });

  it("are reported to the owner once a day, with a link that opens the account again", async () => {
    const { email } = await newcomer();
    await times(14, () => auth.login(email, "wrong-password"));
    const link = await linkTo(shop.commerce, email);
    expect((await auth.login(email)).status).toBe(429);
    const { status, body } = await auth.reset(link, "brand-new-password");
    expect(status).toBe(200);
    expect(body.deviceMark).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    expect((await auth.login(email, "brand-new-password")).status).toBe(200);
    const mails = await mailsTo(shop.commerce, email, 3);
    expect(mails.map(({ subject }) => subject)).not.toContain("Новый пароль для Bezak");
    const attemptMails = mails.filter(
      ({ subject }) => subject === "Кто-то пытался войти в ваш аккаунт Bezak",
    );
    expect(attemptMails).toHaveLength(1);
  });

  it("are limited to two hundred for a client across accounts; other clients are not affected", async () => {
    const { email } = await newcomer();
    const client = newClient();
    await auth.tryLogin({ email: "target@example.uz", password: "wrong-password", client });
    await fill("login", `client ${household(client)}`, 199);
    expect((await auth.tryLogin({ email, password: "wrong-password", client })).status).toBe(401);
    expect((await auth.tryLogin({ email, password: "long-enough", client })).status).toBe(429);
    expect((await auth.tryLogin({ email, password: "long-enough", client: newClient() })).status).toBe(200);
  });

  it("by a client that failed with twenty unknown e-mails are limited to one in ten seconds", async () => {
    const { email, deviceMark } = await newcomer();
    const client = newClient();
    await times(20, (i) => auth.tryLogin({ email: `list-${i}@example.uz`, password: "x", client }));
    const own = { email, password: "long-enough", client };
    expect((await auth.tryLogin({ ...own, password: "wrong-password" })).status).toBe(401);
    const { status, body } = await auth.tryLogin(own);
    expect(status).toBe(429);
    expect(body.details?.retryAfter).toBeLessThanOrEqual(10);
    expect((await auth.tryLogin({ ...own, deviceMark })).status).toBe(200);
    expect((await auth.tryLogin({ ...own, client: newClient() })).status).toBe(200);
  });

  it("by one client with the same unknown e-mail count as one unknown e-mail", async () => {
    const client = newClient();
    await times(9, () => auth.tryLogin({ email: "mistyped@example.uz", password: "x", client }));
    await fill("login-unknown", household(client), 19);
    expect((await auth.tryLogin({ email: "mistyped@example.uz", password: "x", client })).status).toBe(401);
    const next = { email: "another-typo@example.uz", password: "x", client };
    expect((await auth.tryLogin(next)).status).toBe(401);
  });

  it("by addresses of one IPv6 household count as one client", async () => {
    const tryFrom = (i: number) =>
      auth.tryLogin({ email: `six-${i}@example.uz`, password: "x", client: `2001:db8:7:7::${i + 1}` });
    await tryFrom(0);
    await fill("login", "client 2001:db8:7:7", 199);
    expect(statuses([await tryFrom(1), await tryFrom(2)])).toEqual([401, 429]);
  });

  it("are not counted when they succeed", async () => {
    const { email } = await newcomer();
    const from = newClient();
    for (let i = 0; i < 12; i++) {
      expect((await auth.tryLogin({ email, password: "long-enough", client: from })).status).toBe(200);
    }
  });

  it("are released one by one, fifteen minutes after each", async () => {
    const { email } = await newcomer();
    await times(10, () => auth.login(email, "wrong-password"));
    expect((await auth.login(email)).status).toBe(429);
    const key = `encode(sha256(convert_to(E'login\\naccount ${email}', 'UTF8')), 'hex')`;
    const { rowCount } = await shop.db.query(
      `update shop_limit set hits[1] = now() - interval '15 minutes', hits[2] = now() - interval '13 minutes'
       where key = ${key}`,
    );
    expect(rowCount).toBe(1);
    expect((await auth.login(email, "wrong-password")).status).toBe(401);
    const { status, body } = await auth.login(email, "wrong-password");
    expect(status).toBe(429);
    expect(body.details?.retryAfter).toBeLessThanOrEqual(2 * 60);
  });

  it("cost one password hash, whether the address is known or not", async () => {
    const { email } = await newcomer();
    const work = [];
    // letters with combining marks may have been hashed in another normalization
    for (const password of ["wrong-password", "wrong-passwo\u0301rd"])
      for (const one of [email, "unknown@example.uz"]) {
        await shop.commerce.run("../../http/auth/inside/watch-work.ts", { begin: true });
        expect((await auth.login(one, password)).status).toBe(401);
        work.push(await shop.commerce.run<{ hashes: number }>("../../http/auth/inside/watch-work.ts"));
      }
    expect(work.map(({ hashes }) => hashes)).toEqual([1, 1, 2, 2]);
  });
});

describe("attempts to change a password", () => {
  it("send three mails an hour for an account; further requests are answered alike", async () => {
    const { email } = await newcomer();
    for (const one of [email, "nobody-asking@example.uz"]) {
      const answers = await times(6, (i) => (i % 2 ? auth : elsewhere).forgot(one, newClient()));
      expect(answers).toEqual(answers.map(() => ({ status: 200, body: {} })));
    }
    const { rows } = await shop.db.query(
      "select data->>'email' as email from pgboss.job where name = 'forgotten-password' and data->>'email' = any($1)",
      [[email, "nobody-asking@example.uz"]],
    );
    expect(rows).toHaveLength(6);
  });

  it("by an address that keeps requesting and guessing still mail each account a working link", async () => {
    const [{ email }, client] = [await newcomer(), newClient()];
    await auth.forgot("somebody-else@example.uz", client);
    await auth.reset("guessed", "brand-new-password", client);
    await fill("forgot-password", `client ${household(client)}`, 200);
    await fill("reset-password", `client ${household(client)}`, 200);
    expect((await auth.reset("guessed", "brand-new-password", client)).status).toBe(429);
    for (let ask = 0; ask < 3; ask += 1) expect((await auth.forgot(email, client)).status).toBe(200);
    const link = await linkTo(shop.commerce, email);
    const fromJobs = "from pgboss.job where name = 'forgotten-password' and data->>'email' = $1";
    expect((await shop.db.query(`select 1 ${fromJobs}`, [email])).rowCount).toBe(1);
    expect((await auth.reset(link, "brand-new-password", client)).status).toBe(200);
  });

  it("allow ten guesses of the current password for a session; other sessions are not affected", async () => {
    const { email, token } = await newcomer();
    const guess = { token, currentPassword: "wrong-password", password: "brand-new-password" };
    const answers = await times(12, () => auth.changePassword(guess));
    expect(statuses(answers).sort()).toEqual([...Array(10).fill(400), 429, 429]);
    expect((await auth.confirm(token)).status).toBe(429);
    // whoever stole a session cannot keep its owner from ending it
    const { body: own } = await auth.login(email);
    const { body: listed } = await auth.sessions(own.token);
    const stolen = listed.sessions.find(({ current }) => !current);
    expect((await auth.endSession(own.token, stolen?.id)).body).toEqual({ ended: 1 });
    expect((await auth.exchange(token)).status).toBe(401);
  });

  it("are not counted when the hashing queue is full", async () => {
    const { email, token } = await newcomer();
    await auth.forgot(email);
    const link = await linkTo(shop.commerce, email);
    const password = "brand-new-password";
    const guess = { token, currentPassword: "wrong-password", password };
    await shop.commerce.run("../../http/auth/inside/hold-hashing.ts", {});
    const answers = [];
    // one after another: an attempt counts until it is refused
    for (let round = 0; round < 12; round += 1)
      answers.push(
        await auth.confirm(token, "wrong-password"),
        await auth.changePassword(guess),
        await auth.reset(link, password),
      );
    await shop.commerce.run("../../http/auth/inside/hold-hashing.ts", { end: true });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect((await auth.confirm(token, "wrong-password")).status).toBe(400);
    expect((await auth.reset(link, password)).status).toBe(200);
  });
});

describe("registrations", () => {
  const from = (client: string, i: number) => ({ email: `many-${client.length}-${i}@example.uz`, client });

  it("are limited to five a minute and thirty an hour for a client", async () => {
    const client = newClient();
    const answers = await times(8, (i) => (i % 2 ? auth : elsewhere).register(from(client, i)));
    expect(statuses(answers).sort()).toEqual([...Array(5).fill(201), 429, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.body.details?.retryAfter).toBeLessThanOrEqual(60);
    expect((await auth.register({ email: "neighbour@example.uz", client: newClient() })).status).toBe(201);
    const key = `encode(sha256(convert_to(E'register-hour\nclient ${client.split("::")[0]}:0', 'UTF8')), 'hex')`;
    const { rowCount } = await shop.db.query(
      `update shop_limit set hits = array_fill(now() - interval '59 minutes', array[30]) where key = ${key}`,
    );
    expect(rowCount).toBe(1);
    const { status, body } = await auth.register({ email: "hour@example.uz", client });
    expect(status).toBe(429);
    expect(body.details?.retryAfter).toBeLessThanOrEqual(60);
  });

  it("are limited to three an hour for an e-mail across clients", async () => {
    const answers = [];
    for (let i = 0; i < 4; i++)
      answers.push(await auth.register({ email: "wanted@example.uz", client: newClient() }));
    expect(statuses(answers)).toEqual([201, 409, 409, 429]);
  });

  it("beyond the hashing queue are refused at once, leave no account and do not delay a sign-in", async () => {
    const { email } = await newcomer();
    const answered: number[] = [];
    // all concurrent hashes are occupied: twenty more requests wait
    await shop.commerce.run("../../http/auth/inside/hold-hashing.ts", { turns: 3 });
    const requests = times(30, async (i) => {
      const answer = await auth.register({ email: `burst-${i}@example.uz`, client: newClient() });
      answered.push(answer.status);
      return { ...answer, i };
    });
    await until("those beyond the queue to be refused", () => answered.length >= 10);
    expect(new Set(answered)).toEqual(new Set([503]));
    await shop.commerce.run("../../http/auth/inside/hold-hashing.ts", { end: true });
    const answers = await requests;
    const login = await auth.login(email);
    const refused = answers.filter(({ status }) => status === 503);
    const opened = answers.filter(({ status }) => status === 201);
    expect(opened.length).toBeGreaterThan(0);
    expect(refused.length + opened.length).toBe(30);
    expect(
      refused.every(({ body }) => body.code === "overloaded" && Number(body.details?.retryAfter) > 0),
    ).toBe(true);
    expect(login.status).toBe(200);
    const { rows } = await shop.db.query("select email from customer where email like 'burst-%'");
    expect(rows).toHaveLength(opened.length);
    // a refused registration does not count either, and its e-mail is free
    const again = await auth.register({ email: `burst-${refused[0]?.i}@example.uz`, client: newClient() });
    expect(again.status).toBe(201);
  });
});
