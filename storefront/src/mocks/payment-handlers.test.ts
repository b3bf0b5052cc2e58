import type { Failure } from "@bezak/contract/envelope.ts";
import { Payment, paymentsRoutes } from "@bezak/contract/payments.ts";
import { getResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { failedPayments, payments } from "./payment-fixtures.ts";
import { paymentHandlers } from "./payment-handlers.ts";
import { token } from "./people-handlers.ts";
import { place, placed } from "./placed-orders.ts";
import { goodCode, refusedCards } from "./placed-payments.ts";

beforeEach(() => placed.clear());

function placeBy(paymentMethod: Payment["method"]) {
  const order = place({
    items: [{ productId: "prod_1", quantity: 1 }],
    delivery: { method: "pickup", city: "tashkent", address: "" },
    contact: { name: "Али", phone: "+998901234567" },
    paymentMethod,
  });
  placed.set(order.number, order);
  return order;
}

async function ask(method: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const request = new Request(`http://mock.invalid/api/v1${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  });
  const response = await getResponse(paymentHandlers, request);
  const answered = (await response?.json()) as { data: Payment } & Failure;
  if (response?.ok && path !== "/payments" && method === "GET")
    expect(paymentsRoutes.paymentStatus.success.schema.parse(answered)).toEqual(answered);
  return { status: response?.status, ...answered };
}

test("has only fixtures that the contract accepts", () => {
  for (const payment of [...Object.values(payments), ...failedPayments])
    expect(Payment.parse(payment)).toEqual(payment);
});

test("pays an order by card after a wrong code and the right one, and makes a receipt", async () => {
  const { id } = placeBy("uzcard").payment;
  const sent = await ask("POST", `/payments/${id}/card`, { number: "8600 4954 7331 6478", expiry: "03/99" });
  expect(sent.data).toMatchObject({
    status: "processing",
    card: { mask: "8600 •••• •••• 6478", triesLeft: 3 },
  });
  const wrong = await ask("POST", `/payments/${id}/card/confirm`, { code: "000000" });
  expect([wrong.status, wrong.code, wrong.details]).toEqual([422, "code_wrong", { triesLeft: 2 }]);
  expect((await ask("POST", `/payments/${id}/card/resend`, {})).code).toBe("too_soon");
  const done = await ask("POST", `/payments/${id}/card/confirm`, { code: goodCode });
  expect(done.data).toMatchObject({ status: "paid", card: null, methods: [], receipts: [{ type: "sale" }] });
  expect((await ask("GET", `/payments/status/${id}`)).data).toEqual(done.data);
});

test("ends an attempt after three wrong codes, and accepts another card", async () => {
  const { id } = placeBy("uzcard").payment;
  const card = { number: "8600495473316478", expiry: "03/99" };
  await ask("POST", `/payments/${id}/card`, card);
  for (let attempt = 0; attempt < 3; attempt++)
    await ask("POST", `/payments/${id}/card/confirm`, { code: "000000" });
  expect((await ask("GET", `/payments/status/${id}`)).data).toMatchObject({ status: "failed", card: null });
  expect((await ask("POST", `/payments/${id}/card/confirm`, { code: goodCode })).code).toBe("code_expired");
  expect((await ask("POST", `/payments/${id}/card`, card)).data.status).toBe("processing");
});

test.each(Object.entries(refusedCards))("refuses the card %s: %s", async (number, reason) => {
  const { id } = placeBy("uzcard").payment;
  const { code, details } = await ask("POST", `/payments/${id}/card`, { number, expiry: "03/99" });
  if (reason === "gateway") expect(code).toBe("gateway_unavailable");
  else expect([code, details]).toEqual(["card_refused", { reason }]);
});

test("changes the payment method while the order is open, and not afterwards", async () => {
  const order = placeBy("payme");
  const chosen = await ask("POST", "/payments", {
    orderId: order.number,
    method: "click",
    returnUrl: "/orders",
  });
  expect(chosen).toMatchObject({ status: 201, data: { method: "click", payUrl: "/orders" } });
  const cash = placeBy("cash");
  expect((await ask("POST", "/payments", { orderId: cash.id, method: "click" })).code).toBe("payment_closed");
});
