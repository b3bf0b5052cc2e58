import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { buyer, token } from "../src/mocks/people-handlers.ts";
import { loadMessages } from "../src/i18n/load-messages.ts";
import { openShop, t } from "./shop-page.tsx";
import { serveShop } from "./shop-server.ts";

await loadMessages("ru", ["layers"]);

const server = serveShop();

const header = () => within(screen.getByRole("banner"));

test("moves the focus to a new page and announces its title", async () => {
  const { place } = await openShop("/cart");
  const main = screen.getByRole("main");
  expect(document.activeElement).not.toBe(main);
  fireEvent.click(header().getByRole("link", { name: t("nav.login") }));
  await waitFor(() => expect(place.now?.pathname).toBe("/login"));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
  await waitFor(() => {
    const heard = screen.getAllByRole("status").map((one) => one.textContent);
    expect(heard).toContain(document.title);
  });
});

test("greets a user by the first name, and loads the menu when it is opened", async () => {
  localStorage.setItem("token", token);
  localStorage.setItem("user", JSON.stringify(buyer));
  const { place } = await openShop("/cart");
  const button = header().getByRole("button", { name: t("nav.account", { name: buyer.name }) });
  expect(button.textContent).toBe(buyer.name.split(" ")[0]);
  fireEvent.click(button);
  const menu = await screen.findByRole("menu");
  expect(within(menu).getByRole("menuitem", { name: t("nav.orders") })).toBeTruthy();
  fireEvent.click(within(menu).getByRole("menuitem", { name: t("nav.logout") }));
  await waitFor(() => expect(place.now?.pathname).toBe("/"));
  expect(localStorage.getItem("token")).toBeNull();
});

async function openDrawer() {
  const shop = await openShop("/cart");
  fireEvent.click(header().getByRole("button", { name: t("nav.catalog") }));
  return { ...shop, drawer: within(await screen.findByRole("dialog", { name: t("nav.catalog") })) };
}

test("links to everything in the drawer, finds categories in any language and closes after a link", async () => {
  const { drawer, place } = await openDrawer();
  for (const filter of ["brands", "sales", "new"] as const) {
    const link = drawer.getByRole("link", { name: t(`nav.${filter}`) });
    expect(link.getAttribute("href")).toBe(`/catalog?filter=${filter}`);
  }
  expect(drawer.getByRole("link", { name: t("nav.allProducts") }).getAttribute("href")).toBe("/catalog");
  const search = drawer.getByRole("searchbox", { name: t("nav.findCategory") });
  fireEvent.change(search, { target: { value: "RO'MOL" } });
  const scarves = await drawer.findByRole("link", { name: /Платки/ });
  expect(drawer.queryByRole("link", { name: /Сумки/ })).toBeNull();
  fireEvent.click(scarves);
  await waitFor(() => expect(place.now?.pathname).toBe("/category/scarves"));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: t("nav.catalog") })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
});

test("shows eight placeholders in the drawer while the categories load", async () => {
  server.use(http.get("*/api/v1/categories", () => new Promise<never>(() => undefined)));
  const { drawer } = await openDrawer();
  const categories = drawer.getByRole("navigation", { name: t("nav.categories") });
  expect(categories.getAttribute("aria-busy")).toBe("true");
  expect(within(categories).getAllByRole("listitem")).toHaveLength(8);
});

test("shows the ten built-in categories in the drawer when none can be loaded", async () => {
  server.use(http.get("*/api/v1/categories", () => HttpResponse.json({ success: false }, { status: 500 })));
  const { drawer } = await openDrawer();
  await drawer.findByText(t("nav.categoriesFailed"));
  const categories = drawer.getByRole("navigation", { name: t("nav.categories") });
  expect(within(categories).getAllByRole("listitem")).toHaveLength(10);
});

test("shows a notice when the connection is lost, and removes it when it returns", async () => {
  await openShop("/cart");
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(screen.getByText(`${t("offline.title")}.`)).toBeTruthy();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.queryByText(`${t("offline.title")}.`)).toBeNull();
});

test("offers a search and the categories at an unknown address", async () => {
  await openShop("/nothing");
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("heading", { level: 1 }).textContent).toBe(t("notFound.title"));
  expect(main.getByRole("combobox", { name: t("search.label") })).toBeTruthy();
  expect((await main.findByRole("link", { name: "Сумки" })).getAttribute("href")).toBe("/category/bags");
});
