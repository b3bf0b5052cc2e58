import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { authCalls, linkTo, mailsTo } from "./auth-calls.ts";
import { codeOf, factorCalls } from "./authenticator.ts";

let shop: Shop;
let auth: ReturnType<typeof authCalls>;
let factor: ReturnType<typeof factorCalls>;
let made = 0;

beforeAll(async () => {
  shop = await sharedShop("people");
  auth = authCalls(shop.commerce);
  factor = factorCalls(shop.commerce);
});

const password = "long-enough";

async function newcomer() {
  const email = `careful-${++made}@example.uz`;
  const { body } = await auth.register({ email });
  await mailsTo(shop.commerce, email, 1);
  return { email, token: body.token, id: body.user.id };
}

const proofFor = async (token: string, code?: string) =>
  (await auth.confirm(token, password, code)).body.proof;

/** Somebody whose second factor is switched on, with the present code: tests use the next one. */
async function careful() {
  const person = await newcomer();
  const { secret } = (await factor.setUp(person.token, await proofFor(person.token))).body;
  const { body } = await factor.switchOn(person.token, await codeOf(secret));
  return { ...person, secret, recoveryCodes: body.recoveryCodes };
}

const logIn = (email: string, code?: string) => auth.tryLogin({ email, password, code });

describe("a second factor", () => {
  it("is switched on by a code of the app, ends every other session and is mailed to its owner", async () => {
    const { email, token } = await newcomer();
    const other = (await logIn(email)).body.token;
    expect((await factor.setUp(token)).body.code).toBe("confirmation_required");
    const { body: setup } = await factor.setUp(token, await proofFor(token));
    expect(setup.uri).toContain(setup.secret);
    // nothing has changed yet
    expect((await logIn(email)).status).toBe(200);
    expect((await factor.switchOn(token, "000000")).body.code).toBe("second_factor_invalid");
    const { body } = await factor.switchOn(token, await codeOf(setup.secret));
    expect(body.recoveryCodes).toHaveLength(10);
    expect((await auth.exchange(other)).body.code).toBe("session_expired");
    expect((await factor.read(token)).body).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
    const [mail] = await mailsTo(shop.commerce, email, 2);
    expect(mail?.subject).toBe("В Bezak включён вход по коду");
  });

  it("is asked for at every sign-in, and each of its codes is accepted once", async () => {
    const { email, secret } = await careful();
    expect(await logIn(email)).toMatchObject({
      status: 403,
      body: { code: "second_factor_required", details: { app: true } },
    });
    expect((await logIn(email, "123456")).body.code).toBe("second_factor_invalid");
    expect((await auth.tryLogin({ email, password: "wrong-password" })).body.code).toBe(
      "invalid_credentials",
    );
    const code = await codeOf(secret, 1);
    const attempts = await Promise.all(Array.from({ length: 4 }, () => logIn(email, code)));
    expect(attempts.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    // that of a step before the used one
    expect((await logIn(email, await codeOf(secret, -1))).body.code).toBe("second_factor_invalid");
  });

  it("is replaced by a recovery code once, however it is typed; its owner gets a mail", async () => {
    const { email, token, recoveryCodes } = await careful();
    const typed = (recoveryCodes[0] ?? "").toUpperCase().replaceAll("-", " ");
    const attempts = await Promise.all([logIn(email, typed), logIn(email, typed)]);
    expect(attempts.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await factor.read(token)).body.recoveryCodesLeft).toBe(9);
    const [mail] = await mailsTo(shop.commerce, email, 3);
    expect(mail?.subject).toBe("В Bezak использован резервный код");
    const proof = await proofFor(token, recoveryCodes[1]);
    const { body } = await factor.renew(token, proof);
    expect((await logIn(email, recoveryCodes[2])).body.code).toBe("second_factor_invalid");
    expect((await logIn(email, body.recoveryCodes[0])).status).toBe(200);
  });

  it("is needed to confirm what needs the password; a proof from before it was switched on is not valid", async () => {
    const person = await newcomer();
    const early = await proofFor(person.token);
    const { secret } = (await factor.setUp(person.token, early)).body;
    await factor.switchOn(person.token, await codeOf(secret));
    expect((await factor.switchOff(person.token, early)).body.code).toBe("confirmation_required");
    expect((await auth.confirm(person.token)).body.code).toBe("second_factor_required");
    expect((await auth.confirm(person.token, "wrong-password", "123456")).body.code).toBe("wrong_password");
    const proof = await proofFor(person.token, await codeOf(secret, 1));
    expect((await factor.switchOff(person.token, proof)).status).toBe(200);
    expect((await factor.switchOff(person.token, proof)).body.code).toBe("confirmation_required");
    expect((await logIn(person.email)).status).toBe(200);
    const [mail] = await mailsTo(shop.commerce, person.email, 3);
    expect(mail?.subject).toBe("В Bezak выключен вход по коду");
  });

  it("is needed to change the password, which a stolen session could do otherwise", async () => {
    const { token, secret, email } = await careful();
    const change = (code?: string) =>
      auth.changePassword({ token, currentPassword: password, password: "brand-new-password", code });
    expect((await change()).body.code).toBe("second_factor_required");
    expect((await change("000000")).body.code).toBe("second_factor_invalid");
    expect((await logIn(email)).body.code).toBe("second_factor_required");
    expect((await change(await codeOf(secret, 1))).status).toBe(200);
  });

  it("cannot be guessed: after ten wrong codes the right one is refused too", async () => {
    const { email, secret, token } = await careful();
    for (let i = 0; i < 10; i++) expect((await logIn(email, `00000${i}`)).status).toBe(400);
    expect((await logIn(email, await codeOf(secret, 1))).status).toBe(429);
    // nor from a session: twenty wrong ones in a day are refused for the account
    for (let i = 0; i < 10; i++) expect((await auth.confirm(token, password, "wrong")).status).toBe(400);
    const [session] = (await auth.sessions(token)).body.sessions;
    const ofSession = createHash("sha256").update(`own-password\nsession ${session?.id}`).digest("hex");
    expect((await shop.db.query("delete from shop_limit where key = $1", [ofSession])).rowCount).toBe(1);
    expect((await auth.confirm(token, password, await codeOf(secret, 1))).body.code).toBe(
      "too_many_requests",
    );
  });

  it("is kept encrypted, and with hashes of the recovery codes", async () => {
    const { id, secret, recoveryCodes } = await careful();
    const { rows } = await shop.db.query<{ stored: string }>(
      `select (select string_agg(row_to_json(f)::text, ' ') from second_factor f)
         || (select string_agg(row_to_json(c)::text, ' ') from recovery_code c) as stored
       from customer where id = $1`,
      [id],
    );
    for (const text of [secret, ...recoveryCodes]) expect(rows[0]?.stored).not.toContain(text);
    expect(rows[0]?.stored).toContain("sealed_secret");
  });

  it("is removed by the operator, which ends the sessions and mails a link", async () => {
    const { email, token } = await careful();
    const output = await shop.commerce.run<string>("../../http/auth/inside/make-administrator.ts", {
      args: [email, "--without-second-factor"],
    });
    expect(output).toContain(`The second factor of ${email} is removed, and all sessions have ended.`);
    expect((await auth.exchange(token)).body.code).toBe("session_expired");
    expect(await logIn(email)).toMatchObject({ status: 401, body: { code: "invalid_credentials" } });
    expect(await linkTo(shop.commerce, email)).not.toBe("");
  });

  it("goes with the account when that is closed", async () => {
    const { token, secret } = await careful();
    const { customerToken } = (await auth.exchange(token)).body;
    const { rows } = await shop.db.query<{ count: string }>("select count(*) from second_factor");
    const close = (body: object) =>
      shop.commerce.call<{ code?: string }>("POST", "/customer/account/end", {
        token: customerToken ?? undefined,
        body,
      });
    expect((await close({ password })).body.code).toBe("second_factor_required");
    expect((await close({ password, code: await codeOf(secret, 1) })).status).toBe(200);
    const left = await shop.db.query<{ count: string }>("select count(*) from second_factor");
    expect(Number(left.rows[0]?.count)).toBe(Number(rows[0]?.count) - 1);
  });
});

describe("an administrator who must have a second factor", () => {
  it("can do nothing in the panel before it is switched on", async () => {
    const email = `careful-admin-${++made}@example.uz`;
    const { token, missing } = await shop.commerce.run<{ token: string; missing: boolean }>(
      "../../http/auth/inside/require-factor.ts",
      { email },
    );
    expect(missing).toBe(true);
    expect(await shop.commerce.call("GET", "/admin/users", { token })).toMatchObject({
      status: 403,
      body: { code: "second_factor_setup_required" },
    });
    expect((await shop.commerce.call("GET", "/customer/second-factor", { token })).status).toBe(200);
  });
});
