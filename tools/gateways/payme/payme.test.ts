import { expect, test } from "vitest";
import { Checklist } from "../checklist.ts";
import { control, openGateways, press, state, tinyShop } from "../test/listen.ts";
import { paymeShop } from "../test/payme-shop.ts";
import { paymeCaller } from "./caller.ts";
import { fillReturnUrl, readCheckoutLink } from "./checkout-link.ts";
import type { PaymeOutcome } from "./pay.ts";
import type { PaymeTransaction } from "./run.ts";
import { scenarioCancel } from "./scenario-cancel.ts";
import { scenarioPay } from "./scenario-pay.ts";

const AUTHORIZATION = `Basic ${Buffer.from("Paycom:bezak-demo-payme-key-0123456789abcde").toString("base64")}`;
const SAMPLE = "bT01ODdmNzJjNzJjYWMwZDE2MmM3MjJhZTI7YWMub3JkZXJfaWQ9MTk3O2E9NTAw";
const linkFor = (text: string) => Buffer.from(text).toString("base64");
const LINK = linkFor(
  "m=587f72c72cac0d162c722ae2;ac.order_id=1234567890;a=4500000;l=uz;c=http://localhost:8000/payment-status/1?t=:transaction&o=:account.order_id",
);

async function open(orders: Record<string, number> = { 1234567890: 4_500_000 }) {
  const shop = paymeShop(orders, AUTHORIZATION);
  const gateways = await openGateways(await tinyShop(shop.answer));
  const pay = (action: string) =>
    press<PaymeOutcome>(`${gateways.home}/payme/pay`, { link: LINK, action, delay: "1" });
  return { shop, pay, ...gateways };
}

test("reads the official sample of a checkout link", () => {
  expect(readCheckoutLink(SAMPLE)).toMatchObject({
    merchantId: "587f72c72cac0d162c722ae2",
    account: { order_id: "197" },
    amount: 500,
    language: "ru",
  });
  for (const bad of [
    "",
    "%%%",
    linkFor("m=1;a=5"),
    linkFor("m=1;ac.order_id=2;a=1.5"),
    linkFor("ac.order_id=2;a=5"),
  ])
    expect(readCheckoutLink(bad)).toBeNull();
});

test("fills in the placeholders of the return URL", () => {
  expect(fillReturnUrl("https://a.uz/?t=:transaction&o=:account.order_id", "5f", { order_id: "1 2" })).toBe(
    "https://a.uz/?t=5f&o=1%202",
  );
});

test("pays with CheckPerform, Create and Perform: text/json, Basic, no jsonrpc member", async () => {
  const { shop, pay } = await open();
  const { end, transaction } = await pay("pay");
  expect(end).toBe("paid");
  expect(shop.stored.get(transaction.id)).toMatchObject({ state: 2, amount: 4_500_000 });
  expect(shop.seen.map(({ body }) => (JSON.parse(body) as { method: string }).method)).toEqual([
    "CheckPerformTransaction",
    "CreateTransaction",
    "PerformTransaction",
  ]);
  expect(shop.seen.every(({ contentType }) => contentType === "text/json; charset=UTF-8")).toBe(true);
  expect(shop.seen.some(({ body }) => body.includes("jsonrpc"))).toBe(false);
});

test("ends every other choice of the payer as documented", async () => {
  const ends: Record<string, [end: string, state: number]> = {
    slow: ["paid", 2],
    twice: ["paid", 2],
    lose: ["paid", 2],
    create: ["open", 1],
    refuse: ["cancelled", -1],
    timeout: ["cancelled", -1],
  };
  for (const [action, [end, wanted]] of Object.entries(ends)) {
    const { shop, pay } = await open();
    const outcome = await pay(action);
    expect([action, outcome.end, shop.stored.get(outcome.transaction.id)?.state]).toEqual([
      action,
      end,
      wanted,
    ]);
    if (action === "timeout") expect(shop.stored.get(outcome.transaction.id)?.reason).toBe(4);
    if (action === "twice")
      expect(outcome.remarks).toEqual(["CreateTransaction: =", "PerformTransaction: ="]);
    if (action === "lose") expect(outcome.exchanges.map(({ reply }) => reply.kind)).toContain("lost");
  }
});

test("shows the shop's refusal in the payer's language, and error -31623 for a malformed reply", async () => {
  const { home } = await open({ 1234567890: 1 });
  const body = new URLSearchParams({ link: LINK, action: "pay" });
  const refused = await (await fetch(`${home}/payme/pay`, { method: "POST", body })).text();
  expect(refused).toContain("yo‘q (-31001)");
  const { home: other } = await openGateways(await tinyShop(() => "<html>"));
  const broken = await (await fetch(`${other}/payme/pay`, { method: "POST", body })).text();
  expect(broken).toContain("-31623");
});

test("shows the sum, the order and the return link on its page, all escaped", async () => {
  const { home } = await open();
  const page = await fetch(`${home}/payme/${LINK}`);
  const text = await page.text();
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(text).toContain("45\u00a0000\u00a0so‘m");
  expect(text).toContain("1234567890");
  expect(text).toContain("http://localhost:8000/payment-status/1?t=&amp;o=1234567890");
  const malicious = linkFor("m=587f72c72cac0d162c722ae2;ac.order_id=<b>1;a=500;c=javascript:alert(1)");
  const maliciousText = await (await fetch(`${home}/payme/${malicious}`)).text();
  expect(maliciousText).toContain("&lt;b&gt;1");
  expect(maliciousText).not.toContain("javascript:");
  expect((await fetch(`${home}/payme/${linkFor("m=1;ac.order_id=2;a=500;")}`)).status).toBe(404);
});

test("refunds from the merchant dashboard, and shows the refund in its state", async () => {
  const { home, shop, pay } = await open();
  const { transaction } = await pay("pay");
  for (const action of ["fiscal-perform", "refund", "fiscal-cancel", "statement"])
    await press(`${home}/payme/cabinet`, { action, id: transaction.id });
  expect(shop.stored.get(transaction.id)).toMatchObject({ state: -2, reason: 5 });
  const { transactions } = await state<{ transactions: PaymeTransaction[] }>(home, "payme");
  expect(transactions).toMatchObject([{ id: transaction.id, state: -2, reason: 5 }]);
});

test("passes a shop that follows the protocol in both scenarios of the sandbox", async () => {
  const { settings } = await open({ 1: 500, 2: 700 });
  const list = new Checklist();
  await scenarioCancel(list, paymeCaller(settings), { account: { order_id: "1" }, amount: 500 });
  await scenarioPay(list, paymeCaller(settings), { account: { order_id: "2" }, amount: 700 });
  expect(list.lines.filter(({ outcome }) => outcome !== "ok")).toEqual([]);
});

test("fails a shop whose repeated reply differs by a byte", async () => {
  const shop = paymeShop({ 1: 500 }, AUTHORIZATION);
  let count = 0;
  const address = await tinyShop((request) => {
    const reply = shop.answer(request);
    return JSON.stringify(reply).replace(
      /"create_time":\d+/,
      `"create_time":${1_700_000_000_000 + (count += 1)}`,
    );
  });
  const { settings } = await openGateways(address);
  const list = new Checklist();
  await scenarioCancel(list, paymeCaller(settings), { account: { order_id: "1" }, amount: 500 });
  expect(list.lines.filter(({ outcome }) => outcome === "failed").map(({ point }) => point)).toContain("6");
});

test('leaves a payment suspended without PerformTransaction under the fault "silent"', async () => {
  const { home, pay } = await open();
  expect(await control(home, { gateway: "payme", fault: "silent", account: "1234567890" })).toBe(200);
  expect(await pay("pay")).toMatchObject({ end: "open", transaction: { state: 1, suspended: true } });
});
