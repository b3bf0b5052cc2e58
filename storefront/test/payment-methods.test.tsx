import type { Payment } from "@bezak/contract/payments.ts";
import { act, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { failure } from "../src/mocks/answers.ts";
import { atNow } from "../src/mocks/payment-at-now.ts";
import { payments } from "../src/mocks/payment-fixtures.ts";
import { codeField, numberField, press, servePayment, signIn } from "./paying.tsx";
import { openShop, t } from "./shop-page.tsx";
import { serveShop } from "./shop-server.ts";

const server = serveShop();

beforeEach(signIn);

const open = () => openShop("/payment-status/pay_1");
const heading = (state: "pending" | "over") =>
  screen.findByRole("heading", { level: 1, name: t(`payment.heads.${state}`) });
const button = (name: string) => screen.findByRole("button", { name });

/** Serves a payment that becomes the result of `start` when it is started; returns the requests. */
function serveStart(before: Payment, start: () => Payment) {
  let now = before;
  const requests: unknown[] = [];
  servePayment(server, () => now);
  server.use(
    http.post("*/api/v1/payments", async ({ request }) => {
      requests.push(await request.json());
      now = start();
      return HttpResponse.json({ success: true, data: now }, { status: 201 });
    }),
  );
  return requests;
}

const stayHere = () => vi.spyOn(window.location, "assign").mockImplementation(() => undefined);

test("offers an acquirer's open page first, with the time left", async () => {
  servePayment(server, () => atNow(payments.hostedCard));
  await open();
  await heading("pending");
  const link = screen.getByRole("link", { name: t("payment.payAt.card") });
  expect(link.getAttribute("href")).toBe(payments.hostedCard.payUrl);
  expect(link.getAttribute("data-variant")).toBe("primary");
  screen.getByText(/^Оплатите до/);
  expect(screen.queryByText(/Не платите второй раз/)).toBeNull();
});

test("opens another page after a failed bank card", async () => {
  const requests = serveStart(
    atNow({ ...payments.hostedCardAgain, status: "failed", failure: "refused" }),
    () => atNow(payments.hostedCard),
  );
  const assign = stayHere();
  await open();
  (await button(t("payment.againAt.card"))).click();
  await waitFor(() => expect(assign).toHaveBeenCalledWith(payments.hostedCard.payUrl));
  const { orderId } = payments.hostedCard;
  expect(requests).toEqual([{ orderId, method: "card", returnUrl: "/payment-status/pay_1" }]);
});

test("reports an acquirer that opens no page, and allows another attempt", async () => {
  const requests = serveStart(atNow(payments.hostedCardAgain), () => atNow(payments.hostedCard));
  server.use(
    http.post("*/api/v1/payments", () => failure("gateway_unavailable", "Не отвечает"), { once: true }),
  );
  const assign = stayHere();
  await open();
  (await button(t("payment.payAt.card"))).click();
  await screen.findByRole("alert");
  expect(assign).not.toHaveBeenCalled();
  press(t("payment.payAt.card"));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(requests).toHaveLength(1);
});

test("keeps a choice that its gateway did not answer, and repeats it from there", async () => {
  let now: Payment = atNow(payments.unpaid);
  const checks = servePayment(server, () => now);
  server.use(
    http.post("*/api/v1/payments", () => {
      now = atNow(payments.hostedCardAgain);
      return failure("gateway_unavailable", "Не отвечает");
    }),
  );
  await openShop("/payment-status/pay_1#other");
  const label = new RegExp(`^${t("orders.methods.card")}`);
  const card = await screen.findByRole("radio", { name: label });
  const before = checks.count;
  act(() => card.click());
  press(t("payment.go"));
  await waitFor(() => expect(checks.count).toBeGreaterThan(before));
  await waitFor(() => expect(screen.getByText(t("orders.methods.card"), { selector: "dd" })).toBeDefined());
  expect(screen.getByRole("radio", { name: label })).toHaveProperty("checked", true);
});

test("says that the time is over and nothing is payable", async () => {
  servePayment(server, () => payments.over);
  await open();
  await heading("over");
  screen.getByText(t("payment.texts.over"));
  expect(screen.queryByRole("link", { name: t("payment.payAt.payme") })).toBeNull();
  expect(screen.queryByRole("button", { name: t("payment.other") })).toBeNull();
});

test("moves the focus to the other methods, and back", async () => {
  servePayment(server, () => atNow(payments.unpaid));
  await open();
  (await button(t("payment.other"))).click();
  const first = await screen.findByRole("radio", { name: new RegExp(`^${t("orders.methods.cash")}`) });
  await waitFor(() => expect(document.activeElement).toBe(first));
  press(t("payment.keep"));
  const other = await button(t("payment.other"));
  await waitFor(() => expect(document.activeElement).toBe(other));
});

test("focuses the heading after another method is chosen, even when its text is the same", async () => {
  serveStart(atNow(payments.unpaid), () => atNow(payments.cardForm));
  await openShop("/payment-status/pay_1#other");
  const uzcard = await screen.findByRole("radio", { name: /UzCard/ });
  act(() => uzcard.click());
  press(t("payment.go"));
  await screen.findByLabelText(numberField());
  expect(document.activeElement).toBe(await heading("pending"));
});

test("returns from another card to the code", async () => {
  servePayment(server, () => atNow(payments.awaitingCode));
  await open();
  (await button(t("payment.cardForm.change"))).click();
  await screen.findByLabelText(numberField());
  press(t("payment.cardForm.toCode"));
  const code = await screen.findByLabelText(codeField());
  await waitFor(() => expect(document.activeElement).toBe(code));
});

test("offers no return to a code when none is awaited", async () => {
  servePayment(server, () => atNow(payments.cardForm));
  await open();
  await screen.findByLabelText(numberField());
  expect(screen.queryByRole("button", { name: t("payment.cardForm.toCode") })).toBeNull();
});
