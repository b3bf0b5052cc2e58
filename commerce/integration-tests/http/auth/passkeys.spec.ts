import { beforeAll, describe, expect, it } from "vitest";
import { secondProcess, sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { authCalls, mailsTo } from "./auth-calls.ts";
import { factorCalls } from "./authenticator.ts";
import { passkeyCalls } from "./passkey-calls.ts";
import { softwareAuthenticator } from "./software-authenticator.ts";

let shop: Shop;
let auth: ReturnType<typeof authCalls>;
let calls: ReturnType<typeof passkeyCalls>;
let made = 0;

beforeAll(async () => {
  shop = await sharedShop("people");
  auth = authCalls(shop.commerce);
  calls = passkeyCalls(shop.commerce);
});

async function newcomer() {
  const email = `keyed-${++made}@example.uz`;
  const { body } = await auth.register({ email });
  await mailsTo(shop.commerce, email, 1);
  return { email, token: body.token, id: body.user.id };
}

/** Promotes somebody as `npm run administrator` does. */
const promote = (email: string) =>
  shop.commerce.run("../../http/auth/inside/make-administrator.ts", { args: [email] });

/** Somebody with a passkey. */
async function keyed(options?: Parameters<typeof softwareAuthenticator>[0]) {
  const person = await newcomer();
  const authenticator = softwareAuthenticator(options);
  const { proof } = (await auth.confirm(person.token)).body;
  const { body } = await calls.addBy(person.token, authenticator, proof);
  return { ...person, authenticator, ...body };
}

const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe("a passkey", () => {
  it("is added after the password, ends the other sessions, is mailed and comes with recovery codes", async () => {
    const { email, token } = await newcomer();
    const other = (await auth.login(email)).body.token;
    expect((await calls.prepare(token)).body.code).toBe("confirmation_required");
    const { proof } = (await auth.confirm(token)).body;
    const { body: creation } = await calls.prepare(token, proof);
    expect(creation).toMatchObject({ attestation: "none", rp: { id: "localhost" }, user: { name: email } });
    const authenticator = softwareAuthenticator({ synced: true });
    const passkey = authenticator.register({ challenge: creation.challenge });
    const { status, body } = await calls.add(token, { name: "Телефон", passkey });
    expect([status, body.recoveryCodes?.length]).toEqual([200, 10]);
    expect(body.passkey).toMatchObject({ name: "Телефон", synced: true, lastUsedAt: null });
    expect((await auth.exchange(other)).body.code).toBe("session_expired");
    const [mail] = await mailsTo(shop.commerce, email, 2);
    expect(mail?.subject).toBe("В Bezak добавлен ключ доступа");
    // a challenge serves once, and an authenticator once
    expect(outcome(await calls.add(token, { name: "Ещё", passkey }))).toEqual([400, "passkey_expired"]);
    const { proof: next } = (await auth.confirm(token, "long-enough", body.recoveryCodes?.[0])).body;
    expect(outcome(await calls.addBy(token, authenticator, next))).toEqual([409, "passkey_exists"]);
    expect((await calls.list(token)).body.passkeys).toHaveLength(1);
  });

  it("is not added from another site, host or session, or without its owner's verification", async () => {
    const { token, email } = await newcomer();
    const { proof } = (await auth.confirm(token)).body;
    const other = (await auth.login(email)).body.token;
    const authenticator = softwareAuthenticator();
    for (const wrong of [
      { origin: "https://bezak.example" },
      { rpId: "bezak.example" },
      { verified: false },
    ]) {
      const { challenge } = (await calls.prepare(token, proof)).body;
      const passkey = authenticator.register({ challenge, ...wrong });
      expect(outcome(await calls.add(token, { name: "Чужой", passkey }))).toEqual([400, "passkey_invalid"]);
    }
    const { challenge } = (await calls.prepare(token, proof)).body;
    const passkey = authenticator.register({ challenge });
    expect(outcome(await calls.add(other, { name: "Чужой", passkey }))).toEqual([400, "passkey_expired"]);
    expect((await calls.list(token)).body.passkeys).toEqual([]);
  });

  it("opens a session without a password, each challenge once", async () => {
    const { authenticator, id, token } = await keyed();
    const { challenge } = (await calls.challenge("sign-in")).body;
    const answer = authenticator.sign({ challenge });
    const { status, body } = await calls.logIn(answer);
    expect([status, body.user.id]).toEqual([200, id]);
    expect((await auth.exchange(body.token)).status).toBe(200);
    expect(outcome(await calls.logIn(answer))).toEqual([400, "passkey_expired"]);
    expect((await calls.list(token)).body.passkeys[0]?.lastUsedAt).not.toBeNull();
  });

  it("does not open one for another site, host, handle or challenge, an unknown key or an unverified person", async () => {
    const { authenticator } = await keyed();
    for (const wrong of [
      { origin: "https://bezak.example" },
      { rpId: "bezak.example" },
      { verified: false },
      { userHandle: "AAAA" },
    ])
      expect(outcome(await calls.signInBy(authenticator, wrong))).toEqual([400, "passkey_invalid"]);
    expect(outcome(await calls.signInBy(softwareAuthenticator()))).toEqual([400, "passkey_invalid"]);
    const made = authenticator.sign({ challenge: "made-up" });
    expect(outcome(await calls.logIn(made))).toEqual([400, "passkey_expired"]);
    const { challenge } = (await calls.challenge("sign-in")).body;
    await shop.db.query("update passkey_challenge set expires_at = now()");
    expect(outcome(await calls.logIn(authenticator.sign({ challenge })))).toEqual([400, "passkey_expired"]);
    expect((await calls.signInBy(authenticator)).status).toBe(200);
  });

  it("opens one session when two processes get the same answer at once", async () => {
    const { authenticator } = await keyed({ counts: false });
    const second = passkeyCalls(await secondProcess("people"));
    const { challenge } = (await calls.challenge("sign-in")).body;
    const answer = authenticator.sign({ challenge });
    const answers = await Promise.all([calls.logIn(answer), second.logIn(answer)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it("is refused when its counter does not grow, and its owner is mailed", async () => {
    const { authenticator, email } = await keyed();
    expect((await calls.signInBy(authenticator)).status).toBe(200);
    authenticator.setCounter(0);
    expect(outcome(await calls.signInBy(authenticator))).toEqual([400, "passkey_invalid"]);
    // two mails of one moment may be sent in any order
    const mails = await mailsTo(shop.commerce, email, 3);
    expect(mails.map(({ subject }) => subject)).toContain("Bezak не принял ваш ключ доступа");
    expect((await calls.signInBy(authenticator)).status).toBe(200);
  });

  it("is a second factor: the password alone opens no session, a recovery code replaces it", async () => {
    const { email, recoveryCodes } = await keyed();
    expect(await auth.login(email)).toMatchObject({
      status: 403,
      body: { code: "second_factor_required", details: { app: false } },
    });
    const tryCode = (code: string) => auth.tryLogin({ email, password: "long-enough", code });
    expect(await tryCode("123456")).toMatchObject({
      status: 400,
      body: { code: "second_factor_invalid", details: { app: false } },
    });
    expect((await tryCode(recoveryCodes?.[0] ?? "")).status).toBe(200);
  });

  it("confirms the presence of its owner in the session of the challenge", async () => {
    const { token, authenticator, passkey } = await keyed();
    const other = (await calls.signInBy(authenticator)).body.token;
    const otherPerson = await keyed();
    const ask = async (of = token) => (await calls.challenge("confirm", of)).body.challenge;
    expect(outcome(await calls.challenge("confirm"))).toEqual([401, "unauthorized"]);
    const foreign = otherPerson.authenticator.sign({ challenge: await ask() });
    expect(outcome(await calls.confirm(token, foreign))).toEqual([400, "passkey_invalid"]);
    const elsewhere = authenticator.sign({ challenge: await ask(other) });
    expect(outcome(await calls.confirm(token, elsewhere))).toEqual([400, "passkey_expired"]);
    const forSignIn = authenticator.sign({ challenge: (await calls.challenge("sign-in")).body.challenge });
    expect(outcome(await calls.confirm(token, forSignIn))).toEqual([400, "passkey_expired"]);
    const { body } = await calls.confirm(token, authenticator.sign({ challenge: await ask() }));
    expect((await calls.remove(other, passkey.id, body.proof)).body.code).toBe("confirmation_required");
    expect((await calls.remove(token, passkey.id, body.proof)).status).toBe(200);
  });

  it("confirms more often than its limit of unanswered challenges, each session counted alone", async () => {
    const { token, authenticator } = await keyed({ counts: false });
    const other = (await calls.signInBy(authenticator)).body.token;
    const ask = async (of: string) => calls.challenge("confirm", of);
    for (let times = 0; times < 31; times += 1) {
      const { challenge } = (await ask(token)).body;
      expect((await calls.confirm(token, authenticator.sign({ challenge }))).status).toBe(200);
    }
    for (let times = 0; times < 30; times += 1) expect((await ask(token)).status).toBe(200);
    expect(outcome(await ask(token))).toEqual([429, "too_many_requests"]);
    expect((await ask(other)).status).toBe(200);
  });

  it("is renamed and removed by its owner only; the last one takes the recovery codes with it", async () => {
    const { token, email, authenticator, passkey } = await keyed();
    const otherPerson = await keyed();
    expect(outcome(await calls.rename(otherPerson.token, passkey.id, "Мой"))).toEqual([
      404,
      "passkey_not_found",
    ]);
    expect((await calls.rename(token, passkey.id, "Ноутбук")).body.passkey.name).toBe("Ноутбук");
    const confirm = async (person: Pick<typeof otherPerson, "token" | "authenticator">) => {
      const { challenge } = (await calls.challenge("confirm", person.token)).body;
      return (await calls.confirm(person.token, person.authenticator.sign({ challenge }))).body.proof;
    };
    expect(outcome(await calls.remove(otherPerson.token, passkey.id, await confirm(otherPerson)))).toEqual([
      404,
      "passkey_not_found",
    ]);
    expect((await calls.remove(token, passkey.id)).body.code).toBe("confirmation_required");
    const opened = (await calls.signInBy(authenticator)).body.token;
    expect((await calls.remove(token, passkey.id, await confirm({ token, authenticator }))).status).toBe(200);
    expect((await auth.exchange(opened)).body.code).toBe("session_expired");
    expect(outcome(await calls.signInBy(authenticator))).toEqual([400, "passkey_invalid"]);
    expect((await auth.login(email)).status).toBe(200);
    expect((await factorCalls(shop.commerce).read(token)).body.recoveryCodesLeft).toBe(0);
    const [mail] = await mailsTo(shop.commerce, email, 3);
    expect(mail?.subject).toBe("В Bezak удалён ключ доступа");
  });

  it("allows at most ten passkeys for an account", async () => {
    const { token, id, recoveryCodes } = await keyed();
    await shop.db.query(
      `insert into passkey (id, auth_identity_id, credential_id, user_handle, public_key, name)
       select 'passkey_' || $1 || n, auth_identity_id, $1 || n, user_handle, public_key, 'n' || n
       from passkey, generate_series(1, 9) n where auth_identity_id =
         (select auth_identity_id from shop_session where customer_id = $1 limit 1)`,
      [id],
    );
    const { proof } = (await auth.confirm(token, "long-enough", recoveryCodes?.[0])).body;
    expect(outcome(await calls.prepare(token, proof))).toEqual([409, "too_many_passkeys"]);
  });

  it("does not outlive the promotion to administrator, since a third party may have registered the e-mail", async () => {
    const { email, authenticator } = await keyed();
    await promote(email);
    expect(outcome(await calls.signInBy(authenticator))).toEqual([400, "passkey_invalid"]);
    const { rows } = await shop.db.query(
      "select app_metadata ? 'user_id' as promoted from auth_identity a join provider_identity p on p.auth_identity_id = a.id where entity_id = $1",
      [email],
    );
    expect(rows).toEqual([{ promoted: true }]);
  });

  it("opens nothing for a blocked account", async () => {
    const { id, authenticator } = await keyed();
    await shop.commerce.run("../../http/auth/inside/change-customer.ts", { id, to: "blocked" });
    expect(outcome(await calls.signInBy(authenticator))).toEqual([400, "passkey_invalid"]);
  });
});
