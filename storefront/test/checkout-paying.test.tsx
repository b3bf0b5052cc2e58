import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { failure } from "../src/mocks/answers.ts";
import { product } from "../src/mocks/catalog-fixtures.ts";
import { order as madeUp } from "../src/mocks/order-fixtures.ts";
import { payments } from "../src/mocks/payment-fixtures.ts";
import { numberField, signIn } from "./paying.tsx";
import { openShop, t } from "./shop-page.tsx";
import { serveShop, watchRequests } from "./shop-server.ts";

const server = serveShop();
const { id, variantId, price } = product(1);

/** Keys and payment methods of the sent orders. */
let sent: { key: string | null; method: unknown }[] = [];

beforeEach(() => {
  signIn();
  sent = [];
  localStorage.setItem("checkout", JSON.stringify({ city: "tashkent", address: "Навои, 1" }));
  localStorage.setItem(
    "cart",
    JSON.stringify([{ id, variantId, name: "Часы", price, image: null, quantity: 1 }]),
  );
  watchRequests(server, async (request) => {
    if (request.method !== "POST" || !request.url.endsWith("/orders")) return;
    const { paymentMethod } = (await request.json()) as { paymentMethod: unknown };
    sent.push({ key: request.headers.get("idempotency-key"), method: paymentMethod });
  });
});

async function choose(name: RegExp) {
  fireEvent.click(await screen.findByRole("radio", { name }));
}

async function order(text: "checkout.submit" | "checkout.submitPay" = "checkout.submitPay") {
  const button = await screen.findByRole("button", { name: t(text) });
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
  fireEvent.click(button);
}

const leaving = () => vi.spyOn(window.location, "assign").mockImplementation(() => undefined);

test("opens Payme from the page of the payment, with an empty cart", async () => {
  const assign = leaving();
  const { place, cart } = await openShop("/checkout");
  await choose(/Payme/);
  await order();
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  await waitFor(() => expect(place.now?.pathname).toMatch(/^\/payment-status\/pay_\d{10}$/));
  // the mocked gateway returns at once
  expect(assign).toHaveBeenCalledWith(`http://localhost:3000${place.now?.pathname}`);
  expect(cart.lines.get()).toEqual([]);
  expect(sent.map(({ method }) => method)).toEqual(["payme"]);
});

test("pays by UzCard on the page of the payment", async () => {
  const assign = leaving();
  const { place } = await openShop("/checkout");
  await choose(/UzCard/);
  await order();
  await screen.findByLabelText(numberField());
  expect(place.now?.pathname).toMatch(/^\/payment-status\//);
  expect(assign).not.toHaveBeenCalled();
});

test("continues with the same order after a lost answer, also after a reload", async () => {
  const assign = leaving();
  server.use(http.post("*/api/v1/orders", () => HttpResponse.error(), { once: true }));
  await openShop("/checkout");
  await choose(/Click/);
  await order();
  await screen.findByText(t("checkout.lostReply", { button: t("checkout.submitPay") }));
  cleanup();

  await openShop("/checkout");
  await order();
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
  expect(sent[0]).toMatchObject({ method: "click", key: expect.stringMatching(/^[0-9a-f]{32}$/) });
});

test.each([
  ["payme", /Payme/, /Click/],
  ["payme", /Payme/, /Наличными/],
  ["cash", /Наличными/, /Payme/],
])(
  "applies another method, chosen after a lost answer to an order by %s, to that order",
  async (first, one, other) => {
    const assign = leaving();
    server.use(http.post("*/api/v1/orders", () => HttpResponse.error(), { once: true }));
    const { place } = await openShop("/checkout");
    await choose(one);
    await order(first === "cash" ? "checkout.submit" : "checkout.submitPay");
    await screen.findByText(/второго заказа не будет/);
    await choose(other);
    fireEvent.change(screen.getByLabelText(t("checkout.comment")), { target: { value: "Подарок" } });
    await order(other.test("Наличными") ? "checkout.submit" : "checkout.submitPay");
    await waitFor(() => expect(place.now?.pathname).toMatch(/^\/payment-status\//));
    expect(place.now?.hash).toBe("#other");
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]).toMatchObject({ method: first });
    expect(assign).not.toHaveBeenCalled();
  },
);

test("shows an unavailable method beside its tile, and keeps what was typed", async () => {
  leaving();
  const text = "Этот способ оплаты сейчас недоступен";
  server.use(http.post("*/api/v1/orders", () => failure("payment_method_unavailable", text), { once: true }));
  const { place, cart } = await openShop("/checkout");
  fireEvent.change(await screen.findByLabelText(t("checkout.comment")), { target: { value: "Подарок" } });
  await choose(/Click/);
  await order();
  await screen.findByText(text);
  const click = screen.getByRole("radio", { name: /Click/ });
  expect(click).toHaveProperty("disabled", true);
  expect(screen.getByLabelText<HTMLTextAreaElement>(t("checkout.comment")).value).toBe("Подарок");
  expect(cart.lines.get()).toHaveLength(1);
  await choose(/UzCard/);
  expect(screen.queryByText(text)).toBeNull();
  await order();
  await waitFor(() => expect(place.now?.pathname).toMatch(/^\/payment-status\//));
});

test("does not navigate to an invalid address, and shows the page of the payment instead", async () => {
  const assign = leaving();
  const { place } = await openShop("/checkout");
  server.use(
    http.post("*/api/v1/orders", () => {
      const data = { ...madeUp(), payment: { ...payments.unpaid, payUrl: "javascript:alert(1)" } };
      return HttpResponse.json({ success: true, data }, { status: 201 });
    }),
  );
  await choose(/Payme/);
  await order();
  await waitFor(() => expect(place.now?.pathname).toBe("/payment-status/pay_1"));
  expect(assign).not.toHaveBeenCalled();
});
