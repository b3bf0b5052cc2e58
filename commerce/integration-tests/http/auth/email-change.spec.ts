import { beforeAll, describe, expect, it } from "vitest";
import { whileRefused } from "../../harness/refuse-writes.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { type Shop } from "../../harness/shop.ts";
import { authCalls, linkTo, mailsTo } from "./auth-calls.ts";

let shop: Shop;
let auth: ReturnType<typeof authCalls>;
let made = 0;

beforeAll(async () => {
  shop = await sharedShop("people");
  auth = authCalls(shop.commerce);
});

const inside = <T>(script: string, args: object = {}) =>
  shop.commerce.run<T>(`../../http/auth/inside/${script}`, args);

const freshEmail = () => `mover-${++made}@example.uz`;

async function newcomer() {
  const email = freshEmail();
  const { body } = await auth.register({ email });
  return { email, token: body.token, id: body.user.id };
}

const subjectsTo = async (email: string, mails: number) =>
  (await mailsTo(shop.commerce, email, mails)).map(({ subject }) => subject);

async function requestChange(token: string, to: string, password?: string) {
  const { body } = await auth.askEmail(token, to, password);
  const [mail] = await mailsTo(shop.commerce, to, 1);
  return { email: to, change: body.change, code: /\d{6}/.exec(mail?.subject ?? "")?.[0] ?? "" };
}

const readStatus = async (token: string) => (await auth.exchange(token)).status;

const wrongCode = { status: 400, body: { code: "email_code_invalid" } };

describe("a change of the e-mail", () => {
  it("takes effect when its code is entered, ends other sessions and notifies the former address", async () => {
    const { email, token, id } = await newcomer();
    const other = (await auth.login(email)).body.token;
    await auth.forgot(email);
    const link = await linkTo(shop.commerce, email);
    const to = freshEmail();
    const change = await requestChange(token, to);
    expect((await auth.login(email)).status).toBe(200);
    expect(await auth.changeEmail(token, change)).toEqual({ status: 200, body: { email: to } });
    expect((await auth.login(email)).body.code).toBe("invalid_credentials");
    expect((await auth.login(to)).body.user).toMatchObject({ id, email: to });
    expect((await auth.exchange(token)).body.user).toMatchObject({ id, email: to });
    expect(await readStatus(other)).toBe(401);
    expect((await auth.reset(link, "another-password")).body.code).toBe("reset_token_invalid");
    expect((await subjectsTo(email, 4)).slice(0, 2)).toEqual([
      "Почта Bezak изменена",
      "Запрошена смена почты Bezak",
    ]);
    // a repeat after a lost answer
    expect(await auth.changeEmail(token, change)).toEqual({ status: 200, body: { email: to } });
  });

  it("works for administrators", async () => {
    const [account, to] = [{ email: freshEmail(), password: "boss-password" }, freshEmail()];
    await inside("open-administrator.ts", account);
    const { token } = (await auth.login(account.email, account.password)).body;
    expect((await auth.changeEmail(token, await requestChange(token, to, account.password))).status).toBe(
      200,
    );
    expect((await auth.login(to, account.password)).body.user).toMatchObject({ role: "admin", email: to });
  });

  it("needs the password and another address than the present one", async () => {
    const { email, token } = await newcomer();
    expect((await auth.askEmailUnconfirmed(token, freshEmail())).body.code).toBe("confirmation_required");
    expect(await auth.askEmail(token, email)).toMatchObject({
      status: 400,
      body: { code: "invalid_input", details: { fields: { email: "same" } } },
    });
  });

  it("needs its own code, in the session that requested it and until the password changes", async () => {
    const { email, token } = await newcomer();
    const other = (await auth.login(email)).body.token;
    const change = await requestChange(token, freshEmail());
    const guess = String((Number(change.code) + 1) % 1_000_000).padStart(6, "0");
    expect(await auth.changeEmail(token, { ...change, code: guess })).toMatchObject(wrongCode);
    expect(await auth.changeEmail(token, { ...change, email: freshEmail() })).toMatchObject(wrongCode);
    expect(await auth.changeEmail(other, change)).toMatchObject(wrongCode);
    const [expires = "", ...rest] = change.change.split(".");
    const later = (Number.parseInt(expires, 36) + 3_600_000).toString(36);
    const put = [later, ...rest].join(".");
    expect(await auth.changeEmail(token, { ...change, change: put })).toMatchObject(wrongCode);
    const renewed = { token, currentPassword: "long-enough", password: "quiet lantern" };
    const { token: next } = (await auth.changePassword(renewed)).body;
    expect(await auth.changeEmail(next, change)).toMatchObject(wrongCode);
    expect((await auth.login(email, "quiet lantern")).status).toBe(200);
  });

  it("to somebody else's address is answered alike, and its owner is notified", async () => {
    const [{ token }, owner] = [await newcomer(), await newcomer()];
    const { status, body } = await auth.askEmail(token, owner.email);
    expect([status, Object.keys(body).sort()]).toEqual([200, ["change", "expiresAt"]]);
    expect(await subjectsTo(owner.email, 2)).toContain("У вас уже есть аккаунт Bezak");
    const guess = { email: owner.email, change: body.change, code: "000000" };
    expect((await auth.changeEmail(token, guess)).status).toBe(400);
  });

  it("gives an address to whoever enters the code first", async () => {
    const [first, second, to] = [await newcomer(), await newcomer(), freshEmail()];
    const codes = [await requestChange(first.token, to)];
    const { body } = await auth.askEmail(second.token, to);
    const [mail] = await mailsTo(shop.commerce, to, 2);
    codes.push({ email: to, change: body.change, code: /\d{6}/.exec(mail?.subject ?? "")?.[0] ?? "" });
    const answers = await Promise.all([
      auth.changeEmail(first.token, codes[0]!),
      auth.changeEmail(second.token, codes[1]!),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("email_taken");
  });

  it("changes nothing when the customer cannot be written", async () => {
    const { email, token } = await newcomer();
    const change = await requestChange(token, freshEmail());
    await whileRefused(shop.db, "update on customer", async () => {
      expect((await auth.changeEmail(token, change)).status).toBe(500);
    });
    expect((await auth.login(email)).status).toBe(200);
    expect((await auth.changeEmail(token, change)).status).toBe(200);
  });

  it("can be requested three times an hour", async () => {
    const { token } = await newcomer();
    for (let time = 0; time < 3; time += 1)
      expect((await auth.askEmail(token, freshEmail())).status).toBe(200);
    expect(await auth.askEmail(token, freshEmail())).toMatchObject({
      status: 429,
      body: { code: "too_many_requests" },
    });
  });
});
