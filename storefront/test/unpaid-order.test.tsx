import type { Order } from "@bezak/contract/orders.ts";
import type { Payment } from "@bezak/contract/payments.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { order as madeUp } from "../src/mocks/order-fixtures.ts";
import { atNow } from "../src/mocks/payment-at-now.ts";
import { payments } from "../src/mocks/payment-fixtures.ts";
import { servePayment, signIn } from "./paying.tsx";
import { openShop, t } from "./shop-page.tsx";
import { serveShop } from "./shop-server.ts";

const server = serveShop();
const number = "1000000042";

beforeEach(signIn);
afterEach(() => {
  vi.useRealTimers();
});

const paidLike = (payment: Payment): Order => ({ ...madeUp({ number }), payment: atNow(payment) });

/** Answers all requests for the order, alone and in the list, with the result of `now`, and counts them. */
function serve(now: () => Order) {
  const checks = { count: 0 };
  const look = () => {
    checks.count += 1;
    return now();
  };
  const pagination = { page: 1, limit: 10, total: 1, pages: 1 };
  server.use(
    http.get("*/api/v1/orders/:id", () => HttpResponse.json({ success: true, data: look() })),
    http.get("*/api/v1/orders", () => HttpResponse.json({ success: true, data: [look()], pagination })),
  );
  return checks;
}

const pages = { order: `/order/${number}`, list: "/orders", thanks: `/order-success?order=${number}` };
const everyPage = Object.entries(pages);

/** The deadline has passed, and the order is not cancelled yet. */
const over = (payment: Payment): Payment => ({ ...payment, payUrl: null, openUntil: null, methods: [] });

test.each(everyPage)(
  "does not show a payment as being processed while it waits for its buyer on %s",
  async (_, path) => {
    serve(() => paidLike(payments.awaitingCode));
    await openShop(path);
    const link = await screen.findByRole("link", { name: t("payment.follow") });
    expect(link.getAttribute("href")).toBe("/payment-status/pay_1");
    expect(screen.getAllByText(new RegExp(t("payment.begun"))).length).toBeGreaterThan(0);
    expect(screen.queryByText(new RegExp(t("payment.heads.processing")))).toBeNull();
    expect(screen.queryByText(new RegExp(t("payment.texts.processing")))).toBeNull();
  },
);

test.each(everyPage)("offers no payment of an order whose deadline has passed on %s", async (page, path) => {
  serve(() => paidLike(over(payments.failed)));
  servePayment(server, () => over(payments.failed));
  await openShop(path);
  await screen.findByText(t(page === "list" ? "payment.closing" : "payment.texts.over"));
  expect(screen.queryByRole("link", { name: t("payment.payNow") })).toBeNull();
  expect(screen.queryByRole("link", { name: t("payment.payNowOf", { number }) })).toBeNull();
  expect(screen.queryByText(t("payment.heads.processing"))).toBeNull();
  expect(screen.queryByText(t("orders.next.unpaid"))).toBeNull();
});

test("offers payment of an order without a deadline that was to be paid in cash before", async () => {
  const now: Payment = { ...payments.cardForm, openUntil: null };
  serve(() => paidLike(now));
  const checks = servePayment(server, () => now);
  await openShop(pages.order);
  const card = within(await screen.findByRole("region", { name: t("payment.unpaid") }));
  await waitFor(() => expect(checks.count).toBeGreaterThan(0));
  expect(card.getByRole("link", { name: t("payment.payNow") })).toBeTruthy();
  expect(screen.queryByText(t("payment.texts.over"))).toBeNull();
});

test.each(everyPage)("shows a payment that arrived meanwhile on %s, then stops polling", async (_, path) => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let now = paidLike(payments.unpaid);
  const checks = serve(() => now);
  await openShop(path);
  const pay = { name: new RegExp(`^${t("payment.payNow")}`) };
  await screen.findByRole("link", pay);
  now = paidLike(payments.paid);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await waitFor(() => expect(screen.queryByRole("link", pay)).toBeNull());
  const { count } = checks;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  expect(checks.count).toBe(count);
});

test.each(everyPage)(
  "refreshes at once when the user returns from a gateway's application to %s",
  async (_, path) => {
    let now = paidLike(payments.unpaid);
    serve(() => now);
    await openShop(path);
    const pay = { name: new RegExp(`^${t("payment.payNow")}`) };
    await screen.findByRole("link", pay);
    now = paidLike(payments.paid);
    act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await waitFor(() => expect(screen.queryByRole("link", pay)).toBeNull());
  },
);

test("does not claim that nothing was paid when an order is cancelled during an open payment", async () => {
  serve(() => ({ ...paidLike(payments.processing), canCancel: true }));
  await openShop(pages.order);
  fireEvent.click(await screen.findByRole("button", { name: t("orders.cancel.order") }));
  await screen.findByText(t("orders.cancel.begun"));
  expect(screen.queryByText(t("orders.cancel.nothingPaid"))).toBeNull();
});

test("says that cash is refunded by people, not by a bank", async () => {
  serve(() => paidLike({ ...payments.cash, refunded: 5_000, refundOwed: 7_000 }));
  await openShop(pages.order);
  expect((await screen.findByText(/5.000/)).textContent).toContain("на карту или счёт");
  expect(screen.getByText(/7.000/).textContent).not.toContain("платёжная система");
});

test("counts time by the server's clock", async () => {
  const ahead = 1_800_000;
  const now = paidLike(payments.unpaid);
  server.use(
    http.get("*/api/v1/orders/:id", () => {
      const date = new Date(Date.now() + ahead).toUTCString();
      return HttpResponse.json({ success: true, data: now }, { headers: { date } });
    }),
  );
  await openShop(pages.order);
  // 47 minutes by the clock of this device
  await screen.findByText(new RegExp(t("payment.left", { time: "(17:0\\d|16:5\\d)" })));
});
