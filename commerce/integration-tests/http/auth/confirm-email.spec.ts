import { beforeAll, describe, expect, it } from "vitest";
import { sharedShop } from "../../harness/shared-shop.ts";
import { newOrder, placePatiently, type Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { authCalls, linkTo, mailsTo, type ReadMail } from "./auth-calls.ts";

let shop: Shop;
let auth: ReturnType<typeof authCalls>;
let made = 0;

beforeAll(async () => {
  shop = await sharedShop("people");
  auth = authCalls(shop.commerce);
});

const freshEmail = () => `unconfirmed-${++made}@example.uz`;

async function newcomer() {
  const email = freshEmail();
  const { body } = await auth.register({ email });
  return { email, token: body.token, id: body.user.id };
}

const codeIn = (mail: ReadMail | undefined) => /\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "";
const codeTo = async (email: string, mails = 1) => codeIn((await mailsTo(shop.commerce, email, mails))[0]);
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const isConfirmed = async (token: string) => (await auth.exchange(token)).body.user.emailConfirmed;
const wrongCode = { status: 400, body: { code: "email_code_invalid" } };
const tooMany = { status: 429, body: { code: "too_many_requests" } };

describe("the address of a new account", () => {
  it("is confirmed by the code of the welcome mail, once and only in its own account", async () => {
    const [{ email, token }, other] = [await newcomer(), await newcomer()];
    expect(await isConfirmed(token)).toBe(false);
    const code = await codeTo(email);
    expect(await auth.confirmEmail(token, another(code))).toMatchObject(wrongCode);
    expect(await auth.confirmEmail(other.token, code)).toMatchObject(wrongCode);
    expect(await isConfirmed(token)).toBe(false);
    expect((await auth.confirmEmail(token, code)).status).toBe(200);
    expect([await isConfirmed(token), await isConfirmed(other.token)]).toEqual([true, false]);
    // a repeat after a lost answer
    expect((await auth.confirmEmail(token, code)).status).toBe(200);
    expect((await auth.askConfirmation(token)).body).toEqual({ expiresAt: null });
    expect(await mailsTo(shop.commerce, email, 1)).toHaveLength(1);
    expect((await auth.confirmEmail("nobody", code)).status).toBe(401);
  });

  it("gets another code up to three times an hour; each ends the one before", async () => {
    const { email, token } = await newcomer();
    const first = await codeTo(email);
    let last = first;
    for (const mails of [2, 3, 4]) {
      expect((await auth.askConfirmation(token)).status).toBe(200);
      // mails of the same moment are sent in any order
      last = await codeTo(email, mails);
    }
    expect(await auth.askConfirmation(token)).toMatchObject(tooMany);
    expect(await auth.confirmEmail(token, first)).toMatchObject(wrongCode);
    expect((await auth.confirmEmail(token, last)).status).toBe(200);
  });

  it("is locked after ten wrong codes, even for the right one", async () => {
    const { email, token } = await newcomer();
    const code = await codeTo(email);
    for (let guess = 0; guess < 10; guess += 1) await auth.confirmEmail(token, another(code));
    expect(await auth.confirmEmail(token, code)).toMatchObject(tooMany);
  });

  it("is also confirmed by a link to a new password and by a change of the e-mail", async () => {
    const [reset, moved] = [await newcomer(), await newcomer()];
    await auth.forgot(reset.email);
    const link = await linkTo(shop.commerce, reset.email);
    expect((await auth.reset(link, "quiet lantern")).status).toBe(200);
    expect((await auth.login(reset.email, "quiet lantern")).body.user.emailConfirmed).toBe(true);
    const email = freshEmail();
    const { change } = (await auth.askEmail(moved.token, email)).body;
    const code = await codeTo(email);
    expect((await auth.changeEmail(moved.token, { email, change, code })).status).toBe(200);
    expect(await isConfirmed(moved.token)).toBe(true);
  });

  it("gets no mail about orders until it is confirmed; the inbox gets them all the same", async () => {
    const { email, token, id } = await newcomer();
    const keys = async (sql: string, value: string) =>
      (await shop.db.query<{ key: string }>(sql, [value])).rows.map(({ key }) => key);
    const readInboxKeys = () => keys("select key from inbox_entry where customer_id = $1", id);
    const mailed = () => keys("select key from shop_mail where recipient = $1 and template = 'news'", email);
    const ordered = async () => {
      const { customerToken } = (await auth.exchange(token)).body;
      const line = { productId: shop.productIds("ring").productId, quantity: 1 };
      const buyer = { id, email, token: customerToken ?? "" };
      const { body } = await placePatiently<{ order: { id: string } }>(
        shop.commerce,
        buyer,
        newOrder([line]),
      );
      const key = `order:${body.order.id}:placed`;
      await until("the inbox to show it", async () => (await readInboxKeys()).includes(key));
      return key;
    };
    await ordered();
    expect(await mailed()).toEqual([]);
    await auth.confirmEmail(token, await codeTo(email));
    const second = await ordered();
    expect(await mailed()).toEqual([`news:${second}`]);
  });
});

it("sends at most three mails with a code to one address in an hour, however many accounts request one", async () => {
  const target = freshEmail();
  const answers = [];
  for (let asker = 0; asker < 4; asker += 1)
    answers.push((await auth.askEmail((await newcomer()).token, target)).status);
  expect(answers).toEqual([200, 200, 200, 429]);
});
