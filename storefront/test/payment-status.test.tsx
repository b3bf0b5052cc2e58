import type { Payment } from "@bezak/contract/payments.ts";
import { act, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failure } from "../src/mocks/answers.ts";
import { payments } from "../src/mocks/payment-fixtures.ts";
import { placed, press, servePayment, signIn } from "./paying.tsx";
import { openShop, t, withoutNetwork } from "./shop-page.tsx";
import { serveShop } from "./shop-server.ts";

const server = serveShop();

beforeEach(signIn);
afterEach(() => {
  vi.useRealTimers();
  showDocument(true);
});

const head = (status: "pending" | "processing" | "paid" | "failed" | "cancelled" | "refunded") =>
  screen.findByRole("heading", { level: 1, name: t(`payment.heads.${status}`) });

const later = new Date(Date.now() + 1_800_000).toISOString();

const open = () => openShop("/payment-status/pay_1");
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function showDocument(visible: boolean) {
  const value = visible ? "visible" : "hidden";
  Object.defineProperty(document, "visibilityState", { value, configurable: true });
  act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
}

test("polls a payment until it has ended", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let now: Payment = { ...payments.unpaid, openUntil: later };
  const checks = servePayment(server, () => now);
  await open();
  await head("pending");
  await pass(2500);
  await waitFor(() => expect(checks.count).toBe(2));
  now = { ...payments.processing, openUntil: later };
  await pass(2500);
  await head("processing");
  now = payments.paid;
  await pass(2500);
  await head("paid");
  expect(checks.count).toBe(4);
  await pass(120_000);
  expect(checks.count).toBe(4);
});

test("does not poll a hidden page, and polls at once when it is visible again", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let now: Payment = { ...payments.unpaid, openUntil: later };
  const checks = servePayment(server, () => now);
  await open();
  await head("pending");
  showDocument(false);
  await pass(30_000);
  expect(checks.count).toBe(1);
  now = payments.paid;
  showDocument(true);
  await head("paid");
});

test("reports a missing network and continues when it returns", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let now: Payment = { ...payments.unpaid, openUntil: later };
  servePayment(server, () => now);
  await open();
  await head("pending");
  await withoutNetwork(async (comeBack) => {
    await pass(2500);
    await screen.findByText(t("payment.offline"));
    now = payments.paid;
    comeBack();
    await head("paid");
    expect(screen.queryByText(t("payment.offline"))).toBeNull();
  });
});

test("keeps the last status after a failed poll, and says that it may be outdated", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  servePayment(server, () => payments.processing);
  await open();
  await head("processing");
  server.use(http.get("*/api/v1/payments/status/:id", () => failure("server_error", "Сбой")));
  await pass(2500);
  await screen.findByText(t("payment.stale"));
  await head("processing");
});

test("warns against paying twice during an open attempt, and offers nothing else", async () => {
  servePayment(server, () => payments.processing);
  await open();
  await screen.findByText(/Не платите второй раз/);
  expect(screen.queryByRole("button", { name: t("payment.other") })).toBeNull();
  expect(screen.getByRole("link", { name: t("payment.backTo.payme") })).toBeDefined();
});

test("shows the fiscal receipt of a paid order as a link and a QR code", async () => {
  servePayment(server, () => payments.paid);
  await open();
  const { number, url } = payments.paid.receipts[0]!;
  const link = await screen.findByRole("link", { name: t("payment.fiscal.openOf", { number }) });
  expect(link.getAttribute("href")).toBe(url);
  await screen.findByRole("img", { name: t("payment.fiscal.qr", { number }) });
});

test("shows money that arrived too late as owed, not as paid", async () => {
  servePayment(server, () => payments.late);
  await open();
  await head("cancelled");
  await screen.findByText(/Должны вам 415\s000/);
  expect(screen.queryByText(t("payment.heads.paid"))).toBeNull();
});

test("chooses another method for the same order and opens its gateway", async () => {
  const order = await placed("payme");
  const requests: unknown[] = [];
  server.use(
    http.post("*/api/v1/payments", async ({ request }) => {
      requests.push(await request.json());
      const data = { ...payments.click, id: order.payment.id };
      return HttpResponse.json({ success: true, data }, { status: 201 });
    }),
  );
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const page = `/payment-status/${order.payment.id}`;
  await openShop(page);
  await head("pending");
  press(t("payment.other"));
  const click = await screen.findByRole("radio", { name: /Click/ });
  act(() => click.click());
  press(t("payment.go"));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(payments.click.payUrl));
  expect(requests).toEqual([{ orderId: order.id, method: "click", returnUrl: page }]);
});

test("hides an unavailable method, and explains why a payment cannot be changed", async () => {
  servePayment(server, () => payments.unpaid);
  server.use(
    http.post("*/api/v1/payments", () => failure("payment_method_unavailable", "Способ недоступен"), {
      once: true,
    }),
    http.post("*/api/v1/payments", () => failure("payment_in_progress", "Оплата уже идёт")),
  );
  await openShop("/payment-status/pay_1#other");
  const click = await screen.findByRole("radio", { name: /Click/ });
  act(() => click.click());
  press(t("payment.go"));
  await screen.findByText("Способ недоступен");
  expect(screen.getByRole("radio", { name: /Click/ })).toHaveProperty("disabled", true);
  act(() => screen.getByRole("radio", { name: /UzCard/ }).click());
  press(t("payment.go"));
  await screen.findByText("Оплата уже идёт");
});

test("puts an order that ended unpaid into the cart again", async () => {
  const order = await placed("payme");
  servePayment(server, () => ({ ...payments.cancelled, orderNumber: order.number }));
  await open();
  await screen.findByRole("button", { name: t("orders.repeat") });
});
