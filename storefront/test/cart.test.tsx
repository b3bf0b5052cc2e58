import type { Quote, QuoteRequest } from "@bezak/contract/orders.ts";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { product } from "../src/mocks/catalog-fixtures.ts";
import { quote } from "../src/mocks/people-handlers.ts";
import { openShop, t } from "./shop-page.tsx";
import { serveShop } from "./shop-server.ts";

const server = serveShop();
const products = [product(1), product(2), product(3)] as const;
const [first, second, third] = products;

type Item = Quote["items"][number];

/** Mocks quotes with changes by item. */
function quoted(parts: readonly Partial<Item>[]) {
  return http.post("*/api/v1/cart/quote", async ({ request }) => {
    const quoted = quote((await request.json()) as QuoteRequest);
    const items = quoted.items.map((item) => ({
      ...item,
      ...parts[products.findIndex(({ id }) => id === item.productId)],
    }));
    return HttpResponse.json({ success: true, data: { ...quoted, items } });
  });
}

const registon = { id: "sel_1", name: "Registon" };
const afrosiyob = { id: "sel_2", name: "Afrosiyob" };
const sellers = [{ seller: registon }, { seller: afrosiyob }, { seller: registon }];

/** A sum as the tests' queries see it: with plain spaces. */
const money = (amount: number) => `${amount.toLocaleString("ru-RU").replace(/\s/g, " ")} сум`;

const names = (root: HTMLElement) =>
  [...root.querySelectorAll("[data-cart-line]")].map(({ textContent }) => textContent);

beforeEach(() => {
  const lines = products.map(({ id, variantId, name, price }, index) => ({
    id,
    name: name.ru,
    price,
    image: null,
    quantity: index + 1,
    ...(variantId === null ? {} : { variantId }),
  }));
  localStorage.setItem("cart", JSON.stringify(lines));
  server.use(quoted(sellers));
});

test("groups lines by seller, with the sum of each group", async () => {
  await openShop("/cart");
  const group = await screen.findByRole("region", { name: registon.name });
  expect(names(group)).toEqual([first.name.ru, third.name.ru]);
  expect(within(group).getByText(money(first.price + 3 * third.price))).toBeDefined();
  expect(names(screen.getByRole("region", { name: afrosiyob.name }))).toEqual([second.name.ru]);
});

test("restores a removed line at its position, and keeps the focus", async () => {
  const { cart } = await openShop("/cart");
  await screen.findByRole("region", { name: registon.name });
  const before = cart.lines.get();
  fireEvent.click(screen.getByRole("button", { name: t("product.removeNamed", { name: second.name.ru }) }));
  expect(cart.lines.get().map(({ id }) => id)).toEqual([first.id, third.id]);
  expect(document.activeElement?.hasAttribute("data-cart-line")).toBe(true);
  await screen.findByText(t("cart.removed", { name: second.name.ru }));
  fireEvent.click(screen.getByRole("button", { name: t("cart.undo") }));
  expect(cart.lines.get()).toEqual(before);
  expect(JSON.parse(localStorage.getItem("cart") ?? "")).toEqual(before);
});

test("restores a cleared cart", async () => {
  const { cart } = await openShop("/cart");
  const before = cart.lines.get();
  fireEvent.click(screen.getByRole("button", { name: t("cart.clear") }));
  await screen.findByText(t("cart.empty"));
  expect(document.activeElement?.id).toBe("main");
  fireEvent.click(screen.getByRole("button", { name: t("cart.undo") }));
  expect(cart.lines.get()).toEqual(before);
});

test("shows the chosen option and the earlier price of a line", async () => {
  const option = { ru: "Цвет: бирюзовый" };
  server.use(quoted([{ ...sellers[0], variantTitle: option, oldPrice: first.price + 10_000 }]));
  await openShop("/cart");
  await screen.findByText(option.ru);
  expect(screen.getByText(money(first.price + 10_000)).tagName).toBe("S");
});

test("marks lines that cannot be ordered, and accepts no other quantity for them", async () => {
  const gone = { ...sellers[1], stock: 0, change: "out_of_stock" as const };
  server.use(quoted([{ ...sellers[0], stock: 5 }, gone, { ...sellers[2], stock: 2, change: "not_enough" }]));
  const { cart } = await openShop("/cart");
  const group = await screen.findByRole("region", { name: t("cart.leftOut") });
  expect(within(group).getByText(t("cart.outOfStock"))).toBeDefined();
  expect(within(group).queryByRole("textbox")).toBeNull();
  const other = screen.getByRole("region", { name: registon.name });
  expect(within(other).getByText(t("product.stockLeft", { count: 5 }))).toBeDefined();
  fireEvent.click(within(other).getByRole("button", { name: t("cart.takeLeft") }));
  await waitFor(() => expect(cart.lines.get()[2]?.quantity).toBe(2));
  fireEvent.click(within(group).getByRole("button", { name: t("cart.remove") }));
  expect(document.activeElement?.textContent).toBe(third.name.ru);
  expect(cart.lines.get().map(({ id }) => id)).toEqual([first.id, third.id]);
});

test("shows the last known cart without the server, and says that it was not checked", async () => {
  await openShop("/cart");
  await screen.findByRole("region", { name: registon.name });
  cleanup();

  server.use(http.post("*/api/v1/cart/quote", () => HttpResponse.error()));
  const { cart } = await openShop("/cart");
  await screen.findByText(t("cart.kept"));
  expect(names(screen.getByRole("region", { name: registon.name }))).toHaveLength(2);
  expect(cart.lines.get()).toHaveLength(3);
  server.use(quoted(sellers));
  fireEvent.click(screen.getByRole("button", { name: t("common.retry") }));
  await waitFor(() => expect(screen.queryByText(t("cart.kept"))).toBeNull());
});

test("reports a lost connection and keeps the cart", async () => {
  const { cart } = await openShop("/cart");
  await screen.findByRole("region", { name: registon.name });
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  await screen.findByText(t("cart.unchecked"));
  expect(names(document.body)).toHaveLength(3);
  expect(cart.lines.get()).toHaveLength(3);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(screen.queryByText(t("cart.unchecked"))).toBeNull());
});

test("shows links to products in an empty cart", async () => {
  localStorage.setItem("cart", "[]");
  await openShop("/cart");
  await screen.findByText(t("cart.empty"));
  await screen.findByRole("heading", { name: t("cart.sections") });
  const links = within(screen.getByRole("main")).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    expect.arrayContaining(["/catalog", "/catalog?filter=sales", "/category/bags"]),
  );
});
