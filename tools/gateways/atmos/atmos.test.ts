import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { control, openGateways, press, state, tinyShop } from "../test/listen.ts";
import { Tokens } from "./tokens.ts";
import type { AtmosTransaction } from "./transactions.ts";

const CARD = { card_number: "8600495473316478", expiry: "3012" };

interface Answer {
  result: { code: string };
  transaction_id: number;
  phone?: string;
  store_transaction: { success_trans_id: number; confirmed: boolean; status_code: string; amount: number };
}

async function open(env: NodeJS.ProcessEnv = {}, shop = "http://127.0.0.1:1") {
  const { home } = await openGateways(shop, env);
  const basic = Buffer.from("bezak:bezak-demo").toString("base64");
  const ask = async (path: string, body: string, authorization: string, contentType = "application/json") =>
    fetch(`${home}/atmos${path}`, {
      method: "POST",
      headers: { authorization, "content-type": contentType },
      body,
    });
  const form = "application/x-www-form-urlencoded";
  const token = async () => {
    const answer = await ask("/token", "grant_type=client_credentials", `Basic ${basic}`, form);
    return ((await answer.json()) as { access_token: string }).access_token;
  };
  let known = await token();
  const call = async (name: string, fields: object): Promise<Answer> => {
    const body = JSON.stringify({ store_id: 9999, ...fields });
    const answer = await ask(`/merchant/pay/${name}`, body, `Bearer ${known}`);
    if (answer.status !== 200) throw new Error(String(answer.status));
    return (await answer.json()) as Answer;
  };
  const create = async () =>
    (await call("create", { amount: 4_500_000, account: "1234567890", lang: "en" })).transaction_id;
  const renew = async () => (known = await token());
  const firstTransaction = async () =>
    (await state<{ transactions: AtmosTransaction[] }>(home, "atmos")).transactions[0];
  return { home, ask, call, create, renew, firstTransaction };
}

/** A payment whose code was sent to the card. */
async function withCode(client: Awaited<ReturnType<typeof open>>, card: object = CARD) {
  const transaction_id = await client.create();
  return { transaction_id, answer: await client.call("pre-apply", { transaction_id, ...card }) };
}

test("pays with a card and a code, shows it in get, and reverses it once", async () => {
  const client = await open();
  const { transaction_id, answer } = await withCode(client);
  expect(answer).toMatchObject({ result: { code: "OK" }, phone: "998*****4567" });
  expect(await client.call("get", { transaction_id })).toMatchObject({
    store_transaction: { confirmed: false },
  });
  const paid = await client.call("apply", { transaction_id, otp: "111111" });
  expect(paid).toMatchObject({
    result: { code: "OK" },
    store_transaction: { confirmed: true, status_code: "0" },
  });
  expect(await client.call("apply", { transaction_id, otp: 111111 })).toMatchObject({
    result: { code: "STPIMS-ERR-092" },
  });
  const reverse = { transaction_id: paid.store_transaction.success_trans_id, reason: "returned" };
  expect((await client.call("reverse", { ...reverse, transaction_id })).result.code).toBe("STPIMS-ERR-009");
  expect((await client.call("reverse", reverse)).result.code).toBe("OK");
  expect(await client.call("reverse", reverse)).toMatchObject({
    result: { code: "STPIMS-ERR-092" },
    store_transaction: { status_code: "-20" },
  });
  expect(await client.call("get", { transaction_id })).toMatchObject({
    result: { code: "STPIMS-ERR-092" },
    store_transaction: { status_code: "-20" },
  });
});

test("closes a transaction after three wrong codes without taking money", async () => {
  const client = await open();
  const { transaction_id } = await withCode(client);
  for (const otp of ["000000", "000001", "000002"])
    expect((await client.call("apply", { transaction_id, otp })).result.code).toBe("STPIMS-ERR-044");
  expect((await client.call("apply", { transaction_id, otp: "111111" })).result.code).toBe("STPIMS-ERR-092");
  expect((await client.call("otp-resend", { transaction_id })).result.code).toBe("STPIMS-ERR-092");
  expect(await client.firstTransaction()).toMatchObject({ state: "closed", charges: 0 });
});

test("answers each test card as its kind says", async () => {
  const client = await open({ GATEWAYS_SLOW_MILLISECONDS: "1" });
  const first: Record<string, string> = {
    "8600000000000023": "STPIMS-ERR-067",
    "8600060921090842": "STPIMS-ERR-102",
    "8600000000000064": "STPIMS-ERR-067",
    "4111111111111111": "STPIMS-ERR-067",
    "8600000000000016": "STPIMS-ERR-067",
    "9860000000000018": "OK",
    "8600000000000031": "OK",
  };
  for (const [card_number, code] of Object.entries(first))
    expect([
      card_number,
      (await withCode(client, { card_number, expiry: "3012" })).answer.result.code,
    ]).toEqual([card_number, code]);
  expect((await withCode(client, { ...CARD, expiry: "2001" })).answer.result.code).toBe("STPIMS-ERR-067");
  const poor = await withCode(client, { card_number: "8600000000000031", expiry: "3012" });
  const apply = { transaction_id: poor.transaction_id, otp: "111111" };
  expect((await client.call("apply", apply)).result.code).toBe("STPIMS-ERR-057");
  const slow = await withCode(client, { card_number: "8600134301849596", expiry: "3012" });
  expect((await client.call("apply", { ...apply, transaction_id: slow.transaction_id })).result.code).toBe(
    "OK",
  );
});

test("shows in get whether the money was taken when the answer is lost", async () => {
  const client = await open();
  for (const [card_number, confirmed] of [
    ["8600000000000049", true],
    ["8600000000000056", false],
  ] as const) {
    const { transaction_id } = await withCode(client, { card_number, expiry: "3012" });
    await expect(client.call("apply", { transaction_id, otp: "111111" })).rejects.toThrow();
    expect(await client.call("get", { transaction_id })).toMatchObject({ store_transaction: { confirmed } });
    expect(await client.firstTransaction()).toMatchObject({ charges: confirmed ? 1 : 0 });
  }
});

test("refuses expired tokens, and expires them on request", async () => {
  const client = await open();
  await control(client.home, { gateway: "atmos", fault: "expire_tokens" });
  await expect(client.create()).rejects.toThrow("401");
  await expect(client.create()).rejects.toThrow("401");
  await client.renew();
  expect(await client.create()).toBeGreaterThan(0);
  const form = "application/x-www-form-urlencoded";
  expect((await client.ask("/token", "grant_type=client_credentials", "Basic eDp5", form)).status).toBe(401);
});

test("accepts a token until its expiry time", () => {
  const tokens = new Tokens(60);
  const { access_token, expires_in } = tokens.give(0);
  expect(expires_in).toBe(60);
  expect(tokens.isGood(`Bearer ${access_token}`, 59_999)).toBe(true);
  expect(tokens.isGood(`Bearer ${access_token}`, 60_000)).toBe(false);
});

test("refuses wrong parameters with HTTP 200", async () => {
  const client = await open();
  for (const fields of [
    { amount: 0, account: "1" },
    { amount: 1.5, account: "1" },
    { amount: 5, account: "x" },
  ])
    expect((await client.call("create", fields)).result.code).toBe("STPIMS-ERR-009");
  expect((await client.call("create", { amount: 5, account: "1", store_id: 1 })).result.code).toBe(
    "STPIMS-ERR-009",
  );
  expect((await client.call("get", { transaction_id: 1 })).result.code).toBe("STPIMS-ERR-009");
});

test("asks the shop on its payment page before it takes the money, and follows the answer", async () => {
  const heard: Record<string, unknown>[] = [];
  let answer = { status: 1, message: "ok" };
  const shop = await tinyShop(({ body }) => {
    heard.push(JSON.parse(body) as Record<string, unknown>);
    return answer;
  });
  const client = await open({}, shop);
  const pay = async (action: string, otp = "111111") => {
    const transactionId = String(await client.create());
    const page = `${client.home}/atmos/invoice/pay`;
    await press(page, { transactionId, action: "card", card_number: "8600 4954 7331 6478", expiry: "12/30" });
    return press<{ confirmation?: { end: string }; complaint?: string }>(page, {
      transactionId,
      action,
      otp,
    });
  };
  expect((await pay("pay")).confirmation?.end).toBe("paid");
  const { store_id, transaction_id, account, amount, sign } = heard[0] ?? {};
  const text = `${String(store_id)}${String(transaction_id)}${String(account)}${String(amount)}bezak-demo-atmos-key`;
  expect(sign).toBe(createHash("md5").update(text).digest("hex"));
  expect(heard[0]).toMatchObject({ store_id: "9999", account: "1234567890", amount: 4_500_000 });
  expect((await pay("fail")).confirmation?.end).toBe("failed");
  expect((await pay("pay", "000000")).complaint).toContain("Wrong code");
  answer = { status: 0, message: "no" };
  expect((await pay("pay")).confirmation).toMatchObject({ end: "denied", message: "no" });
  expect(await client.firstTransaction()).toMatchObject({ state: "closed", charges: 0 });
});

test("shows no card number and no code on any page or in its state", async () => {
  const client = await open();
  const { transaction_id } = await withCode(client);
  await client.call("apply", { transaction_id, otp: "111111" });
  const texts = await Promise.all(
    [
      "/atmos/state",
      "/control",
      "/atmos/invoice/get?storeId=9999&transactionId=" + String(transaction_id),
    ].map(async (path) => (await fetch(client.home + path)).text()),
  );
  expect(texts.join("")).toContain("1234567890");
  expect(texts.join("")).not.toMatch(/8600|111111/);
});
