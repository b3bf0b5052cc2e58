import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { failure } from "../src/mocks/answers.ts";
import { product } from "../src/mocks/catalog-fixtures.ts";
import { buyer, quote, token } from "../src/mocks/people-handlers.ts";
import { openShop, t } from "./shop-page.tsx";
import { serveShop } from "./shop-server.ts";

const server = serveShop();
const ring = product(1);

/** Keys of the sent orders. */
let sent: string[] = [];

beforeEach(() => {
  sent = [];
  localStorage.setItem("token", token);
  localStorage.setItem("user", JSON.stringify(buyer));
  localStorage.setItem("checkout", JSON.stringify({ city: "tashkent", address: "Навои, 1" }));
  localStorage.setItem(
    "cart",
    JSON.stringify([
      { id: ring.id, variantId: ring.variantId, name: "Часы", price: ring.price, image: null, quantity: 1 },
    ]),
  );
  server.events.on("request:start", ({ request }) => {
    if (request.method === "POST" && request.url.endsWith("/orders")) {
      sent.push(request.headers.get("idempotency-key") ?? "none");
    }
  });
});

async function pressOrder(words: "submit" | "submitPay" = "submit") {
  const button = await screen.findByRole("button", { name: t(`checkout.${words}`) });
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
  fireEvent.click(button);
  return button;
}

test("fills the form from the profile, and keeps what was typed before", async () => {
  localStorage.setItem("user", JSON.stringify({ ...buyer, city: "samarkand", address: "Регистан, 12" }));
  localStorage.setItem("checkout", JSON.stringify({ name: "Нигора" }));
  server.use(
    http.get("*/api/v1/auth/me", () =>
      HttpResponse.json({ success: true, user: { ...buyer, city: "samarkand", address: "Регистан, 12" } }),
    ),
  );
  await openShop("/checkout");
  const typed = (id: string) => document.getElementById(`checkout-${id}`) as HTMLInputElement | null;
  await waitFor(() => expect(typed("city")?.value).toBe("samarkand"));
  expect(["name", "phone", "address"].map((id) => typed(id)?.value)).toEqual([
    "Нигора",
    "90 123 45 67",
    "Регистан, 12",
  ]);
});

test("creates one order on a double click, empties the cart and shows the thanks", async () => {
  const { place, cart } = await openShop("/checkout");
  const button = await pressOrder();
  fireEvent.click(button);
  await screen.findByText(t("success.heading"));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(place.now?.pathname).toBe("/order-success");
  expect(place.now?.search).toMatch(/^\?order=\d{10}$/);
  expect(cart.lines.get()).toEqual([]);
  // recipient of the cash on delivery
  await screen.findByText(t("orders.atDoor.shop", { shop: "Registon Atelier" }));
  expect(sessionStorage.getItem("order-attempt")).toBeNull();
});

test("sends a lost order again under the same key, also after a reload and without a new quote", async () => {
  server.use(http.post("*/api/v1/orders", () => HttpResponse.error(), { once: true }));
  await openShop("/checkout");
  await pressOrder();
  await screen.findByText(t("checkout.lostReply", { button: t("checkout.submit") }));
  cleanup();

  // the first order has taken the stock
  const soldOut = http.post("*/api/v1/cart/quote", async ({ request }) => {
    const quoted = quote((await request.json()) as Parameters<typeof quote>[0]);
    const items = quoted.items.map((item) => ({ ...item, stock: 0, change: "out_of_stock" as const }));
    return HttpResponse.json({ success: true, data: { ...quoted, items, orderable: false } });
  });
  server.use(soldOut);
  await openShop("/checkout");
  await pressOrder();
  await screen.findByText(t("success.heading"));
  expect(sent).toHaveLength(2);
  expect(sent[0]).toBe(sent[1]);
});

test("marks products that sold out during payment beside their line, and resolves them with one press", async () => {
  const body = { items: [{ productId: ring.id, variantId: ring.variantId ?? undefined, quantity: 1 }] };
  const now = quote(body);
  const soldOut = {
    ...now,
    items: now.items.map((item) => ({ ...item, stock: 0, change: "out_of_stock" as const })),
    orderable: false,
  };
  server.use(http.post("*/api/v1/orders", () => failure("out_of_stock", "Нет в наличии", soldOut)));
  const { cart } = await openShop("/checkout");
  await pressOrder();
  await screen.findByText("Нет в наличии");
  await screen.findByText(t("cart.outOfStock"));
  expect(cart.lines.get()).toHaveLength(1);
  expect(sessionStorage.getItem("order-attempt")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: t("cart.fixAll") }));
  await screen.findByText(t("cart.empty"));
});

test("shows a price that changed before the press, and sends nothing", async () => {
  localStorage.setItem(
    "cart",
    JSON.stringify([
      { id: ring.id, variantId: ring.variantId, name: "Часы", price: 5, image: null, quantity: 1 },
    ]),
  );
  const { cart } = await openShop("/checkout");
  await pressOrder();
  await screen.findByText(t("cart.changedText"));
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: t("cart.acceptPrice") }));
  await waitFor(() => expect(cart.lines.get()[0]?.price).toBe(ring.price));
  await waitFor(() => expect(screen.queryByText(t("cart.changedText"))).toBeNull());
});

test("asks the user to sign in after an expired session and returns with the same cart", async () => {
  server.use(
    http.post("*/api/v1/orders", () => failure("session_expired", "Сеанс завершён"), { once: true }),
  );
  const { place, cart, session } = await openShop("/checkout");
  await pressOrder();
  await waitFor(() => expect(place.now?.pathname).toBe("/login"));
  expect(place.now?.search).toBe("?next=%2Fcheckout");
  expect(session.token()).toBeNull();
  expect(cart.lines.get()).toHaveLength(1);

  // the checkout, which has an e-mail field too, stays until the login page is loaded
  fireEvent.change(await screen.findByLabelText(/Пароль/), { target: { value: "bezak-buyer" } });
  fireEvent.change(screen.getByLabelText(/Электронная почта/), { target: { value: "buyer@bezak.uz" } });
  fireEvent.click(screen.getByRole("button", { name: t("auth.login") }));
  await waitFor(() => expect(place.now?.pathname).toBe("/checkout"));
  await pressOrder();
  await screen.findByText(t("success.heading"));
});

test("does not send an invalid form, and shows errors beside its fields", async () => {
  localStorage.setItem("checkout", JSON.stringify({ city: "tashkent", name: "", address: "" }));
  await openShop("/checkout");
  await pressOrder();
  await screen.findByText(t("checkout.fieldName"));
  expect(screen.getByText(t("checkout.fieldAddress"))).toBeDefined();
  expect(document.activeElement?.id).toBe("checkout-name");
  expect(sent).toEqual([]);
});

const field = (name: string) => document.getElementById(`checkout-${name}`) as HTMLInputElement;
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

test("keeps what was typed after a reload, and fills the next order with city and address", async () => {
  localStorage.removeItem("checkout");
  await openShop("/checkout");
  await screen.findByRole("option", { name: "Самарканд" });
  fill("name", "Азиз");
  fill("city", "samarkand");
  fill("address", "Регистан, 1");
  fill("deliveryComment", "Второй подъезд");
  cleanup();

  await openShop("/checkout");
  await waitFor(() => expect(field("city")?.value).toBe("samarkand"));
  const typed = ["name", "address", "deliveryComment"].map((name) => field(name).value);
  expect(typed).toEqual(["Азиз", "Регистан, 1", "Второй подъезд"]);
  const cart = localStorage.getItem("cart") ?? "";
  await pressOrder();
  await screen.findByText(t("success.heading"));
  cleanup();

  localStorage.setItem("cart", cart);
  await openShop("/checkout");
  await waitFor(() => expect(field("city")?.value).toBe("samarkand"));
  const values = ["name", "address", "deliveryComment"].map((name) => field(name).value);
  expect(values).toEqual(["Азиз", "Регистан, 1", ""]);
});

test("lists the order by seller, read-only, with the sum beside the button", async () => {
  await openShop("/checkout");
  const group = await screen.findByRole("region", { name: ring.seller.name });
  expect(within(group).getByRole("link", { name: ring.name.ru })).toBeDefined();
  expect(within(group).queryByRole("button")).toBeNull();
  const sum = screen.getByText(t("orders.totals.total")).parentElement;
  expect(sum?.textContent).toMatch(/\d\sсум$/);
});

test("shows and focuses the server's error at its field", async () => {
  const refused = { message: "Проверьте телефон", error: "Проверьте телефон", code: "invalid_input" };
  const fields = { "contact.phone": "Такого номера нет" };
  server.use(
    http.post("*/api/v1/orders", () =>
      HttpResponse.json({ success: false, ...refused, fields, requestId: "r" }, { status: 400 }),
    ),
  );
  await openShop("/checkout");
  await pressOrder();
  await screen.findByText(fields["contact.phone"]);
  expect(document.activeElement?.id).toBe("checkout-phone");
  expect(field("phone").getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByText(refused.message)).toBeNull();
});

test("focuses a choice that the server refuses", async () => {
  const fields = { paymentMethod: "Наличные здесь не берут" };
  const refused = { success: false, message: "Проверьте", error: "Проверьте", code: "invalid_input", fields };
  server.use(
    http.post("*/api/v1/orders", () => HttpResponse.json({ ...refused, requestId: "r" }, { status: 400 })),
  );
  await openShop("/checkout");
  await pressOrder();
  await screen.findByText(fields.paymentMethod);
  expect(document.activeElement).toBe(
    screen.getByRole("radio", { name: new RegExp(t("orders.methods.cash")) }),
  );
});

test("shows and focuses an error about the whole order above the form", async () => {
  server.use(http.post("*/api/v1/orders", () => failure("server_error", "Произошла ошибка на сервере")));
  await openShop("/checkout");
  await pressOrder();
  const alert = await screen.findByText("Произошла ошибка на сервере");
  expect(document.activeElement).toBe(alert.closest("[tabindex='-1']"));
  expect(alert.compareDocumentPosition(field("name"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
