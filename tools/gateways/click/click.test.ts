import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { Checklist } from "../checklist.ts";
import { clickShop } from "../test/click-shop.ts";
import { control, openGateways, press, state, tinyShop } from "../test/listen.ts";
import { CheckedCalls } from "./checked-calls.ts";
import { clickCaller } from "./caller.ts";
import { FifteenSteps } from "./fifteen-steps.ts";
import type { ClickOutcome } from "./pay.ts";
import type { ClickPayment } from "./payments.ts";
import { clickSign, tashkentTime } from "./sign.ts";

const SECRET = "bezak-demo-click-secret";
const ORDER = "1234567890";
const QUERY = `service_id=12345&merchant_id=54321&amount=45000.00&transaction_param=${ORDER}&return_url=http%3A%2F%2Flocalhost%3A8000%2F`;

async function open(orders: Record<string, number> = { [ORDER]: 45_000 }) {
  const shop = clickShop(orders, SECRET);
  const gateways = await openGateways(await tinyShop(shop.answer));
  const pay = (action: string, more: Record<string, string> = {}) =>
    press<ClickOutcome>(`${gateways.home}/click/pay?${QUERY}`, { action, delay: "1", ...more });
  return { shop, pay, ...gateways };
}

/** A signed call of the Merchant API. Answers are text, since ids do not fit a number. */
async function merchant(home: string, method: string, path: string, body?: string, secret = SECRET) {
  const time = String(Math.trunc(Date.now() / 1000));
  const digest = createHash("sha1")
    .update(time + secret)
    .digest("hex");
  const headers = { auth: `777:${digest}:${time}`, ...(body && { "content-type": "application/json" }) };
  const answer = await fetch(`${home}/click/v2/merchant/${path}`, { method, headers, body });
  return { status: answer.status, text: await answer.text() };
}

test("signs the documented examples correctly", () => {
  const fields = {
    click_trans_id: "1234567890",
    service_id: "12345",
    click_paydoc_id: "77",
    merchant_trans_id: "order_1001",
    amount: "5000.00",
    error: "0",
    error_note: "Success",
    sign_time: "2026-01-15 12:30:45",
  };
  const secret = "TEST_SECRET_KEY_01";
  expect(clickSign({ ...fields, action: "0" }, secret)).toBe("969a03477d54fb9b3746f2c56eb41707");
  const complete = { ...fields, merchant_prepare_id: "77", action: "1" };
  expect(clickSign(complete, secret)).toBe("8a0b92065db8a891759aaaedf31a8be7");
});

test("formats a time in Tashkent's time zone", () => {
  expect(tashkentTime(Date.UTC(2026, 0, 15, 20, 30, 45))).toBe("2026-01-16 01:30:45");
});

test("pays with Prepare and Complete, and preserves ids above 2^53", async () => {
  const { shop, pay, home } = await open();
  const { end, payment } = await pay("pay");
  expect(end).toBe("paid");
  expect(BigInt(payment.transId) > 2n ** 53n).toBe(true);
  expect(shop.seen.map(({ path }) => path)).toEqual(["/payments/click/prepare", "/payments/click/complete"]);
  const status = await merchant(home, "GET", `payment/status/12345/${payment.paydocId}`);
  expect(status.text).toBe(
    `{"error_code":0,"error_note":"Success","payment_id":${payment.paydocId},"payment_status":2}`,
  );
});

test("ends every other choice of the payer as documented", async () => {
  const ends: Record<string, [end: string, calls: number, taken: boolean]> = {
    slow: ["paid", 2, true],
    twice: ["paid", 4, true],
    lose: ["paid", 3, true],
    silent: ["taken", 1, true],
    prepare: ["open", 1, false],
    refuse: ["refused", 2, false],
  };
  for (const [action, wanted] of Object.entries(ends)) {
    const { shop, pay } = await open();
    const { end, payment } = await pay(action);
    expect([action, end, shop.seen.length, payment.taken]).toEqual([action, ...wanted]);
  }
});

test("completes a payment later when its Complete was not sent", async () => {
  const { pay, shop } = await open();
  const { payment } = await pay("silent");
  expect(await pay("again", { payment: payment.paydocId })).toMatchObject({ end: "paid" });
  expect([...shop.prepared.values()]).toMatchObject([{ paid: true }]);
});

test("passes a shop that follows the protocol in all fifteen steps", async () => {
  const { settings } = await open({ 1: 100, 2: 200, 3: 400 });
  const list = new Checklist();
  const orders = ["1", "2", "3"].map((account, index) => ({ account, amount: `${100 * 2 ** index}.00` }));
  await new FifteenSteps(new CheckedCalls(clickCaller(settings), settings)).runAll(list, orders);
  expect(list.lines.map(({ outcome, detail }) => [outcome, detail])).toEqual(
    Array.from({ length: 15 }, () => ["ok", ""]),
  );
});

test("fails a shop that reads ids as numbers", async () => {
  const shop = clickShop({ 1: 100 }, SECRET);
  const address = await tinyShop((request) => JSON.parse(shop.answer(request)) as object);
  const { settings } = await openGateways(address);
  const list = new Checklist();
  const steps = new FifteenSteps(new CheckedCalls(clickCaller(settings), settings));
  await steps.run(list, 3, [{ account: "1", amount: "100.00" }]);
  expect(list.lines[0]).toMatchObject({ outcome: "failed" });
});

test("checks authorization and the day in the Merchant API, reverses once, and refuses on request", async () => {
  const { home, pay } = await open();
  const { payment } = await pay("pay");
  const path = `payment/status/12345/${payment.paydocId}`;
  expect((await merchant(home, "GET", path, undefined, "other")).status).toBe(401);
  expect((await merchant(home, "GET", path.replace("12345", "999"))).status).toBe(404);
  const [made] = (await state<{ payments: ClickPayment[] }>(home, "click")).payments;
  const day = tashkentTime(made?.createdAt ?? 0).slice(0, 10);
  expect((await merchant(home, "GET", `payment/status_by_mti/12345/${ORDER}/${day}`)).text).toContain(
    `"payment_id":${payment.paydocId},"merchant_trans_id":"${ORDER}"`,
  );
  expect((await merchant(home, "GET", `payment/status_by_mti/12345/${ORDER}/2020-01-01`)).status).toBe(404);
  const reversal = `payment/reversal/12345/${payment.paydocId}`;
  await control(home, { gateway: "click", fault: "refuse_reversal", account: ORDER });
  expect((await merchant(home, "DELETE", reversal)).text).toContain('"error_code":-1');
  expect((await merchant(home, "DELETE", reversal)).text).toContain('"error_code":0');
  expect((await merchant(home, "DELETE", reversal)).text).toContain('"error_code":-1');
  const { payments } = await state<{ payments: ClickPayment[] }>(home, "click");
  expect(payments).toMatchObject([{ reversed: true, taken: false }]);
});

test("reverses a payment even when the reply is lost", async () => {
  const { home, pay } = await open();
  const { payment } = await pay("pay");
  await control(home, { gateway: "click", fault: "lose_reply", on: "reversal" });
  await expect(merchant(home, "DELETE", `payment/reversal/12345/${payment.paydocId}`)).rejects.toThrow();
  expect((await merchant(home, "GET", `payment/status/12345/${payment.paydocId}`)).text).toContain(
    '"payment_status":-99',
  );
});

test("accepts receipts in tiyin only when they add up to the payment", async () => {
  const { home, pay } = await open();
  const { payment } = await pay("pay");
  const item = (price: number) =>
    `{"Name":"Ring","SPIC":"06111001001000000","PackageCode":"1","GoodPrice":${price},"Price":${price},"Amount":1,"VAT":0,"VATPercent":0}`;
  const submit = (price: number) =>
    merchant(
      home,
      "POST",
      "payment/ofd_data/submit_items",
      `{"service_id":12345,"payment_id":${payment.paydocId},"items":[${item(price)}],"received_ecash":${price},"received_cash":0,"received_card":0}`,
    );
  expect(await submit(45_000)).toMatchObject({ status: 400 });
  expect(await submit(4_500_000)).toMatchObject({
    status: 200,
    text: '{"error_code":0,"error_note":"Success"}',
  });
  const receipt = await merchant(home, "GET", `payment/ofd_data/12345/${payment.paydocId}`);
  expect(receipt.text).toContain(`"paymentId":${payment.paydocId},"qrCodeURL":"https://`);
});

test("shows the page in the browser's language and refuses another merchant's link", async () => {
  const { home } = await open();
  const headers = { "accept-language": "en-GB,ru" };
  const text = await (await fetch(`${home}/click/pay?${QUERY}`, { headers })).text();
  expect(text).toContain('lang="en"');
  expect(text).toContain("45\u00a0000\u00a0sum");
  expect((await fetch(`${home}/click/pay?${QUERY.replace("54321", "1")}`)).status).toBe(404);
});
