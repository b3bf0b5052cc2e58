import type { QueryClient } from "@tanstack/react-query";
import type { Order } from "@bezak/contract/orders.ts";
import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { failure } from "../src/mocks/answers.ts";
import { goodCode } from "../src/mocks/placed-payments.ts";
import { codeField, expiryField, numberField, placed, press, signIn, type } from "./paying.tsx";
import { openShop, t } from "./shop-page.tsx";
import { serveShop, watchRequests } from "./shop-server.ts";

const server = serveShop();
const number = "8600 4954 7331 6478";
let order: Order;

/** Bodies of the card's calls, with the end of their paths. */
let sent: [path: string, body: unknown][] = [];

beforeEach(async () => {
  signIn();
  order = await placed("uzcard");
  sent = [];
  watchRequests(server, async (request) => {
    const path = /\/payments\/[^/]+(\/card.*)$/.exec(request.url)?.[1];
    if (path) sent.push([path, await request.json()]);
  });
});

const open = () => openShop(`/payment-status/${order.payment.id}`);

async function sendCard(digits = number, expiry = "03/99") {
  await screen.findByLabelText(numberField());
  type(numberField(), digits);
  type(expiryField(), expiry);
  press(t("payment.cardForm.submit"));
}

const pay = () => press(/^Оплатить \d/);

/** Neither storage nor react-query's caches contain a card or a code. */
function expectNothingStored(queryClient: QueryClient, more?: unknown) {
  const stored = JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey, state]),
    queryClient
      .getMutationCache()
      .getAll()
      .map(({ state }) => state),
    more,
  ]);
  expect(stored).toContain(order.payment.id);
  for (const secret of [number, number.replaceAll(" ", ""), goodCode, "111111", "03/99"])
    expect(stored).not.toContain(secret);
}

test("pays with a card and its code, and stores neither", async () => {
  const { queryClient, place } = await open();
  await sendCard();
  const code = await screen.findByLabelText(codeField());
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(code.getAttribute("autocomplete")).toBe("one-time-code");
  await screen.findByText(/8600 •••• •••• 6478/);
  type(codeField(), goodCode);
  pay();
  const paid = await screen.findByRole("heading", { level: 1, name: t("payment.heads.paid") });
  // the form that had the focus is gone
  await waitFor(() => expect(document.activeElement).toBe(paid));
  expect(document.title).toContain(t("payment.heads.paid"));
  expect(sent).toEqual([
    ["/card", { number: number.replaceAll(" ", ""), expiry: "03/99" }],
    ["/card/confirm", { code: goodCode }],
  ]);
  const shown = [place.now, window.location.href, document.body.innerHTML];
  expectNothingStored(queryClient, shown);
});

test("gives card fields no names, but tells the browser their purpose", async () => {
  await open();
  const card = await screen.findByLabelText(numberField());
  const expiry = screen.getByLabelText(expiryField());
  expect([card, expiry].map((field) => field.getAttribute("name"))).toEqual([null, null]);
  expect(card.getAttribute("autocomplete")).toBe("cc-number");
  expect(expiry.getAttribute("autocomplete")).toBe("cc-exp");
  expect(card.getAttribute("inputmode")).toBe("numeric");
});

test("does not send an invalid card, and focuses the first invalid field with its error", async () => {
  await open();
  await sendCard("8600 4954 7331 6479", "10/20");
  await screen.findByText(t("payment.cardForm.numberWrong"));
  screen.getByText(t("payment.cardForm.expiryPast"));
  expect(document.activeElement).toBe(screen.getByLabelText(numberField()));
  expect(sent).toEqual([]);
});

test("keeps what was typed when the bank refuses a card", async () => {
  await open();
  await sendCard("3333 3364 1580 4657");
  await screen.findByText(t("payment.failures.card_expired"));
  await screen.findByRole("heading", { level: 1, name: t("payment.heads.failed") });
  expect(screen.getByLabelText<HTMLInputElement>(numberField()).value).toBe("3333 3364 1580 4657");
  await sendCard();
  await screen.findByLabelText(codeField());
});

test("uses up an attempt and keeps the form after a wrong code; asks for the card again after the last one", async () => {
  const { queryClient } = await open();
  await sendCard();
  await screen.findByLabelText(codeField());
  for (const left of [2, 1]) {
    type(codeField(), "111111");
    pay();
    await screen.findByText(`${t("payment.cardForm.wrong")} ${t("payment.cardForm.tries", { count: left })}`);
    expect(screen.getByLabelText<HTMLInputElement>(codeField()).value).toBe("111111");
    expect(document.activeElement).toBe(screen.getByLabelText(codeField()));
    // the form is still mounted, so react-query still has its mutation
    expect(queryClient.getMutationCache().getAll().length).toBeGreaterThan(0);
    expectNothingStored(queryClient);
  }
  type(codeField(), "111111");
  pay();
  await screen.findByLabelText(numberField());
  await screen.findByText(t("payment.failures.code_wrong"));
});

test("returns to the card form when a code has expired", async () => {
  await open();
  await sendCard();
  await screen.findByLabelText(codeField());
  server.use(
    http.post("*/api/v1/payments/:id/card/confirm", () => failure("code_expired", "Код больше не действует")),
  );
  type(codeField(), goodCode);
  pay();
  await screen.findByText("Код больше не действует");
  press(t("payment.cardForm.change"));
  await screen.findByLabelText(numberField());
});

test("reports a lost answer to the code, and checks the payment", async () => {
  await open();
  await sendCard();
  await screen.findByLabelText(codeField());
  let confirmed = 0;
  server.use(
    http.post("*/api/v1/payments/:id/card/confirm", () => {
      confirmed += 1;
      return HttpResponse.error();
    }),
  );
  type(codeField(), goodCode);
  pay();
  await screen.findByText(t("payment.cardForm.lostCode"));
  expect(confirmed).toBe(1);
});

test("does not postpone sending a card without a network", async () => {
  server.use(http.post("*/api/v1/payments/:id/card", () => HttpResponse.error(), { once: true }));
  await open();
  await sendCard();
  await screen.findByText(t("payment.cardForm.lostCard"));
  expect(sent).toHaveLength(1);
});

test("reports an acquirer that does not answer", async () => {
  await open();
  await sendCard("8600 1434 1777 0323");
  await screen.findByText(t("payment.cardForm.awayCard"));
});

test("requests another code once its time has come, and accepts another card at any time", async () => {
  await open();
  await sendCard();
  await screen.findByText(/Новый код можно попросить через/);
  press(t("payment.cardForm.change"));
  await screen.findByLabelText(numberField());
});
