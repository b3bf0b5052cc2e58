import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "./clean-console.ts";

/** Where the gateway simulators answer. */
const gateways = process.env.E2E_GATEWAYS_URL ?? "";

/** Test cards; tools/gateways/atmos/test-cards.ts says what each does. */
export const cards = {
  good: "8600495473316478",
  poor: "8600000000000031",
  silent: "8600060921090842",
  answerLost: "8600000000000049",
} as const;

/** The code of every SMS of the simulator. */
export const rightCode = "111111";

export const wrongCode = "222222";

export const expiry = "1230";

/** Expects the page to be a gateway's. */
export async function expectAt(page: Page, gateway: "payme" | "click" | "atmos"): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${gateways}/${gateway}/`));
}

/** Presses a button of a gateway's page, also one in the folded list of rarer outcomes. */
export async function press(page: Page, action: string): Promise<void> {
  const button = page.locator(`button[name="action"][value="${action}"]`);
  const more = page.locator("details:not([open])", { has: button }).locator("summary");
  await expect(button.or(more).first()).toBeVisible();
  if (await more.isVisible()) await more.click();
  await button.click();
}

/** Returns by the gateway's own link; after a payment, Payme's page may return by itself before. */
export async function goBack(page: Page): Promise<void> {
  const back = page.locator('a[href*="/payment-status/"]');
  await Promise.race([back.click().catch(() => undefined), page.waitForURL(/\/payment-status\//)]);
  await expect(page).toHaveURL(/\/payment-status\//);
}

/** Fills in the gateway's form for a card: number, date, code. */
export async function payWithCard(page: Page, number: string): Promise<void> {
  await page.locator('input[name="card_number"]').fill(number);
  await page.locator('input[name="expiry"]').fill("12/30");
  await press(page, "card");
  await page.locator('input[name="otp"]').fill(rightCode);
  await press(page, "pay");
}

interface PaymeTransaction {
  id: string;
  account: { order_id: string };
}

/** Acts on the payment of an order in Payme's merchant dashboard. */
export async function changeInPaymeDashboard(
  request: APIRequestContext,
  orderNumber: string,
  action: "refund" | "perform" | "fiscal-perform" | "fiscal-cancel",
): Promise<void> {
  const state = await request.get(`${gateways}/payme/state`);
  const { transactions } = (await state.json()) as { transactions: PaymeTransaction[] };
  const id = transactions.find(({ account }) => account.order_id === orderNumber)?.id ?? "none";
  const answer = await request.post(`${gateways}/payme/cabinet`, {
    headers: { accept: "application/json" },
    data: { action, id },
  });
  const { exchanges } = (await answer.json()) as { exchanges: { reply: { text: string } }[] };
  expect(exchanges.map(({ reply }) => reply.text)).toEqual([expect.stringContaining('"result"')]);
}

export async function orderFault(
  request: APIRequestContext,
  fault: {
    gateway: "payme" | "click" | "atmos";
    fault: string;
    on?: string;
    account: string;
    times?: number;
  },
): Promise<void> {
  expect((await request.post(`${gateways}/control`, { data: fault })).ok()).toBe(true);
}

/** Makes Click repeat its call about a payment whose money it took. */
export async function tellTheShop(request: APIRequestContext, orderNumber: string): Promise<void> {
  const state = await request.get(`${gateways}/click/state`);
  const { payments } = (await state.json()) as { payments: { paydocId: string; account: string }[] };
  const payment = payments.find(({ account }) => account === orderNumber)?.paydocId ?? "none";
  const answer = await request.post(`${gateways}/click/cabinet`, {
    headers: { accept: "application/json" },
    data: { payment },
  });
  expect(await answer.text()).toContain('"isConfirmed":true');
}

/** Acts on a gateway's page without a browser. `payUrl` is the shop's link to the gateway. */
export async function payElsewhere(
  request: APIRequestContext,
  payUrl: string,
  action: string,
): Promise<void> {
  const isClick = payUrl.startsWith(`${gateways}/click/`);
  const answer = await request.post(isClick ? payUrl : `${gateways}/payme/pay`, {
    headers: { accept: "application/json" },
    data: isClick ? { action } : { action, link: payUrl.slice(`${gateways}/payme/`.length) },
  });
  expect(await answer.text()).toContain('"end"');
}
