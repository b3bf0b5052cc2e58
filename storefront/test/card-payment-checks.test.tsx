import type { Payment } from "@bezak/contract/payments.ts";
import { act, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failure } from "../src/mocks/answers.ts";
import { atNow } from "../src/mocks/payment-at-now.ts";
import { cardAttempt, paymentNow, payments } from "../src/mocks/payment-fixtures.ts";
import { goodCode } from "../src/mocks/placed-payments.ts";
import { codeField, expiryField, numberField, press, servePayment, signIn, type } from "./paying.tsx";
import { openShop, t } from "./shop-page.tsx";
import { serveShop } from "./shop-server.ts";

// Status requests that overlap with the calls of the card.

const server = serveShop();

beforeEach(signIn);
afterEach(() => {
  vi.useRealTimers();
});

const open = () => openShop("/payment-status/pay_1");
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const comeBack = () =>
  act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

async function sendCard() {
  await screen.findByLabelText(numberField());
  type(numberField(), "8600 4954 7331 6478");
  type(expiryField(), "03/99");
  press(t("payment.cardForm.submit"));
}

async function sendCode() {
  await screen.findByLabelText(codeField());
  type(codeField(), goodCode);
  press(/^Оплатить \d/);
}

/** Delays the answer to a call of the card until it is released. */
function holdCall(path: string, data: Payment) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const call = vi.fn();
  server.use(
    http.post(`*/api/v1/payments/:id/${path}`, async () => {
      call();
      await promise;
      return HttpResponse.json({ success: true, data });
    }),
  );
  return { call, letGo: resolve };
}

test("requests no status while a card is sent, and ignores one that was requested before", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const checks = servePayment(server, () => atNow(payments.cardForm));
  const { call, letGo } = holdCall("card", atNow(payments.awaitingCode));
  const { queryClient } = await open();
  await screen.findByLabelText(numberField());
  // a status request that starts before the card is sent and is answered after it
  const stale = Promise.withResolvers<void>();
  const begun = vi.fn();
  server.use(
    http.get(
      "*/api/v1/payments/status/:id",
      async () => {
        begun();
        await stale.promise;
        return HttpResponse.json({ success: true, data: atNow(payments.cardForm) });
      },
      { once: true },
    ),
  );
  comeBack();
  await waitFor(() => expect(begun).toHaveBeenCalledOnce());
  await sendCard();
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  comeBack();
  await pass(60_000);
  expect(checks.count).toBe(1);
  letGo();
  await screen.findByLabelText(codeField());
  stale.resolve();
  await waitFor(() =>
    expect(queryClient.getQueryState(["payments", "one", "pay_1"])?.fetchStatus).toBe("idle"),
  );
  expect(screen.getByLabelText(codeField())).toBeDefined();
});

test("polls again once the card is sent", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let now: Payment = atNow(payments.cardForm);
  servePayment(server, () => now);
  const { letGo } = holdCall("card", atNow(payments.awaitingCode));
  await open();
  await sendCard();
  letGo();
  await screen.findByLabelText(codeField());
  now = payments.paidByCard;
  await pass(15_000);
  await screen.findByRole("heading", { level: 1, name: t("payment.heads.paid") });
});

test.each([
  ["the answer to the code is lost", () => HttpResponse.error(), "payment.cardForm.lostCode"],
  [
    "the acquirer does not answer",
    () => failure("gateway_unavailable", "Не отвечает"),
    "payment.cardForm.awayCode",
  ],
] as const)(
  "%s: concludes that nothing was paid when a later status still awaits the code",
  async (_, answer, shown) => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"], now: new Date(paymentNow) });
    const checks = servePayment(server, () => payments.awaitingCode);
    server.use(http.post("*/api/v1/payments/:id/card/confirm", answer));
    await open();
    await screen.findByLabelText(codeField());
    await sendCode();
    await screen.findByText(t(shown));
    // an immediate status proves nothing, since the call may still be on its way
    await waitFor(() => expect(checks.count).toBe(2));
    screen.getByText(t(shown));
    await pass(15_000);
    await screen.findByText(t("payment.cardForm.notTaken"));
    expect(screen.queryByText(t(shown))).toBeNull();
  },
);

test("announces when the time for the code is over", async () => {
  const codeUntil = new Date(Date.now() + 3000).toISOString();
  servePayment(server, () => ({ ...atNow(payments.awaitingCode), card: { ...cardAttempt, codeUntil } }));
  await open();
  await screen.findByLabelText(codeField());
  const over = t("payment.cardForm.codeOver");
  const region = () => screen.getAllByRole("status").filter(({ tagName }) => tagName === "SPAN");
  const [before] = region();
  expect(before?.textContent).toBe("");
  await waitFor(() => expect(before?.textContent).toBe(over));
  expect(region()[0]).toBe(before);
});
