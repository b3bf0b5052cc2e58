import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { writeSession } from "../src/features/auth/session-storage.ts";
import { loadMessages } from "../src/i18n/load-messages.ts";
import { token } from "../src/mocks/people-handlers.ts";
import { seller, sellerProducts } from "../src/mocks/seller-product-fixtures.ts";
import { resetSellerProducts } from "../src/mocks/seller-product-handlers.ts";
import { openShop, t } from "./shop-page.tsx";
import { serveShop } from "./shop-server.ts";

await loadMessages("ru", ["layers", "seller", "seller-products"]);

serveShop();

const reason = "Нет документов на товар";
const [first, ...others] = sellerProducts;
const hidden = { ...first!, status: "hidden" as const, hiddenReason: reason };

beforeEach(() => {
  writeSession(localStorage, token, seller);
  resetSellerProducts([hidden, ...others]);
});

test("shows a hidden product with its reason in the list, and does not offer to publish it", async () => {
  await openShop("/seller/products");
  const row = within((await screen.findByRole("link", { name: hidden.name.ru })).closest("tr")!);
  row.getByText(t("sellerProducts.statuses.hidden"));
  row.getByText(t("sellerProducts.hiddenReason", { reason }));
  const actions = t("sellerProducts.actionsOf", { name: hidden.name.ru });
  fireEvent.keyDown(row.getByRole("button", { name: actions }), { key: "Enter" });
  const menu = within(await screen.findByRole("menu"));
  menu.getByRole("menuitem", { name: t("sellerProducts.delete") });
  expect(menu.queryByRole("menuitem", { name: t("sellerProducts.publish") })).toBeNull();
});

test("has a tab for hidden products only while there are any", async () => {
  const name = new RegExp(`^${t("sellerProducts.tabs.hidden")}`);
  await openShop("/seller/products");
  const tab = await screen.findByRole("link", { name });
  expect(tab.getAttribute("href")).toBe("/seller/products?status=hidden");
  cleanup();
  resetSellerProducts(others);
  await openShop("/seller/products");
  await screen.findByRole("link", { name: others[0]!.name.ru });
  expect(screen.queryByRole("link", { name })).toBeNull();
});

test("shows the reason in the form, where the product can be saved but not published", async () => {
  await openShop(`/seller/products/edit/${hidden.id}`);
  const panel = within(await screen.findByRole("group", { name: t("sellerProducts.state") }));
  panel.getByText(t("sellerProducts.hiddenReason", { reason }));
  expect(panel.queryByRole("button", { name: t("sellerProducts.publish") })).toBeNull();
  fireEvent.change(screen.getByRole("textbox", { name: t("sellerProducts.brand") }), {
    target: { value: "Nur" },
  });
  fireEvent.click(panel.getByRole("button", { name: t("sellerProducts.save") }));
  await waitFor(() => panel.getByText(t("sellerProducts.savedState")));
  panel.getByText(t("sellerProducts.statuses.hidden"));
});
