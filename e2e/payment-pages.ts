import type { APIRequestContext } from "@playwright/test";
import { cards, changeInPaymeDashboard, payElsewhere } from "./gateway-pages.ts";
import type { Payer } from "./payer.ts";

/**
 * Pages of every state of a payment, with orders of the payer. Both devices use the same components, so each opens every
 * other state; with E2E_DEVICES=all, as in the soak, both open all.
 */
export async function paymentPages(
  payer: Payer,
  request: APIRequestContext,
  isMobile: boolean,
): Promise<string[]> {
  const [unpaid, cash, byCard, coded, waiting, refused, paid, back, owed, gone] = await Promise.all([
    payer.order("payme"),
    payer.order("cash"),
    payer.order("uzcard"),
    payer.order("uzcard"),
    payer.order("click"),
    payer.order("payme"),
    payer.order("payme"),
    payer.order("click"),
    payer.order("payme"),
    payer.order("click"),
  ]);
  const at = (order: typeof unpaid, action: string) =>
    payElsewhere(request, order.payment.payUrl ?? "", action);
  await payer.giveCard(coded.payment.id, cards.good);
  await at(waiting, "prepare");
  await at(refused, "refuse");
  for (const order of [paid, back, owed]) {
    await at(order, "pay");
    await payer.until(order.payment.id, ({ status }) => status === "paid");
  }
  await changeInPaymeDashboard(request, paid.number, "fiscal-perform");
  for (const order of [back, owed, gone]) await payer.cancel(order.id);
  await payer.until(back.payment.id, ({ refunded }) => refunded > 0);
  await payer.until(owed.payment.id, ({ refundOwed }) => refundOwed > 0);

  const all = [unpaid, cash, byCard, coded, waiting, refused, paid, back, owed, gone];
  const states = [
    ...all.map(({ payment }) => `/payment-status/${payment.id}`),
    `/payment-status/${unpaid.payment.id}#other`,
    ...[unpaid, waiting, paid, back, owed, gone].map(({ number }) => `/order/${number}`),
  ];
  return [
    ...states.filter((_, at) => process.env.E2E_DEVICES === "all" || at % 2 === Number(isMobile)),
    `/order/${paid.number}/receipt`,
    `/order-success?order=${unpaid.number}`,
    "/orders",
  ];
}
