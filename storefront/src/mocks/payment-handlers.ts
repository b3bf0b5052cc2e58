import * as routes from "@bezak/contract/routes/payments.ts";
import type { Order } from "@bezak/contract/orders.ts";
import type { CardCode, CardDetails, NewPayment, paymentsRoutes } from "@bezak/contract/payments.ts";
import { answer, failure } from "./answers.ts";
import { guest, signedIn } from "./people-handlers.ts";
import { getPayUrl, placed } from "./placed-orders.ts";
import {
  changePayment,
  goodCode,
  orderOfPayment,
  paid,
  toPayment,
  refusedCards,
  sendCode,
} from "./placed-payments.ts";
import { mock } from "./mock.ts";

type Payments = typeof paymentsRoutes;

const noPayment = () => failure("payment_not_found", "Платёж не найден");

function notNow({ payment }: Order) {
  if (payment.status === "paid" || payment.status === "refunded")
    return failure("already_paid", "Заказ уже оплачен");
  if (payment.openUntil === null) return failure("payment_closed", "Оплатить уже нельзя");
  return null;
}

const expired = () => failure("code_expired", "Код больше не действует");

/** Payments of the orders placed since the page was loaded. */
export const paymentHandlers = [
  mock(routes.payments, () => {
    const data = [...placed.values()].reverse().map(toPayment);
    const pagination = { page: 1, limit: 20, total: data.length, pages: 1 };
    return answer<Payments["payments"]>({ success: true, data, pagination });
  }),
  mock(routes.paymentStatus, ({ request, params }) => {
    if (!signedIn(request)) return guest();
    const order = orderOfPayment(params.id);
    if (!order) return noPayment();
    return answer<Payments["paymentStatus"]>({ success: true, data: toPayment(order) });
  }),
  mock(routes.startPayment, async ({ request }) => {
    if (!signedIn(request)) return guest();
    const { orderId, method, returnUrl } = (await request.json()) as NewPayment;
    const order = [...placed.values()].find(({ id, number }) => [id, number].includes(orderId));
    if (!order) return failure("order_not_found", "Заказ не найден");
    const refusal = notNow(order);
    if (refusal) return refusal;
    const payUrl = getPayUrl(method, order.payment.id, returnUrl);
    const change = { method, payUrl, status: "pending", expiresAt: null, failure: null, card: null } as const;
    return answer<Payments["startPayment"]>({ success: true, data: changePayment(order, change) }, 201);
  }),
  mock(routes.payByCard, async ({ request, params }) => {
    if (!signedIn(request)) return guest();
    const order = orderOfPayment(params.id);
    if (!order) return noPayment();
    const refusal = notNow(order);
    if (refusal) return refusal;
    const number = ((await request.json()) as CardDetails).number.replaceAll(" ", "");
    const reason = refusedCards[number];
    if (reason === "gateway") return failure("gateway_unavailable", "Платёжный сервис не отвечает");
    if (!reason) return answer<Payments["payByCard"]>({ success: true, data: sendCode(order, number) });
    changePayment(order, { status: "failed", failure: reason, card: null, expiresAt: null });
    return failure("card_refused", "Банк отклонил карту", { reason });
  }),
  mock(routes.confirmCard, async ({ request, params }) => {
    if (!signedIn(request)) return guest();
    const order = orderOfPayment(params.id);
    if (!order) return noPayment();
    const { card } = toPayment(order);
    if (!card) return expired();
    const { code } = (await request.json()) as CardCode;
    if (code === goodCode) return answer<Payments["confirmCard"]>({ success: true, data: paid(order) });
    const triesLeft = card.triesLeft - 1;
    if (triesLeft > 0) changePayment(order, { card: { ...card, triesLeft }, failure: "code_wrong" });
    else changePayment(order, { card: null, failure: "code_wrong", status: "failed", expiresAt: null });
    return failure("code_wrong", "Неверный код из SMS", { triesLeft });
  }),
  mock(routes.resendCode, ({ request, params }) => {
    if (!signedIn(request)) return guest();
    const order = orderOfPayment(params.id);
    if (!order) return noPayment();
    const { card } = toPayment(order);
    if (!card) return expired();
    if (!card.resendAt || Date.parse(card.resendAt) > Date.now())
      return failure("too_soon", "Новый код можно запросить чуть позже");
    const sent = sendCode(order, card.mask);
    return answer<Payments["resendCode"]>({ success: true, data: sent });
  }),
];
