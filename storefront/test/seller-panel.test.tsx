import type { authRoutes } from "@bezak/contract/auth.ts";
import type { shopsRoutes } from "@bezak/contract/shops.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { writeSession } from "../src/features/auth/session-storage.ts";
import { loadMessages } from "../src/i18n/load-messages.ts";
import { answer, base, failure } from "../src/mocks/answers.ts";
import { buyer, token } from "../src/mocks/people-handlers.ts";
import { ownShop, seller } from "../src/mocks/seller-product-fixtures.ts";
import { openShop, t } from "./shop-page.tsx";
import { serveShop } from "./shop-server.ts";

await loadMessages("ru", ["layers", "seller", "seller-products"]);

const server = serveShop();

type Me = (typeof authRoutes)["me"];
type Own = (typeof shopsRoutes)["ownShop"];

const signedIn = (user: typeof seller) => {
  writeSession(localStorage, token, user);
  server.use(http.get(`${base}/auth/me`, () => answer<Me>({ success: true, user })));
};

const shopIs = (change: Partial<typeof ownShop>) =>
  server.use(
    http.get(`${base}/sellers/me`, () => answer<Own>({ success: true, data: { ...ownShop, ...change } })),
  );

const readMenu = async (name: string) => {
  const header = within(screen.getByRole("banner"));
  fireEvent.click(await header.findByRole("button", { name: t("nav.account", { name }) }));
  return within(await screen.findByRole("menu"));
};

test("links sellers to their panel in the menu", async () => {
  signedIn(seller);
  await openShop("/cart");
  const entry = (await readMenu(seller.name)).getByRole("menuitem", { name: t("nav.sellerPanel") });
  expect(entry.getAttribute("href")).toBe("/seller");
});

test("does not link buyers to a panel", async () => {
  signedIn(buyer);
  await openShop("/cart");
  const menu = await readMenu(buyer.name);
  expect(menu.queryByRole("menuitem", { name: t("nav.sellerPanel") })).toBeNull();
});

test("admits a user who has become a seller meanwhile, and updates the session", async () => {
  signedIn(buyer);
  shopIs({});
  const shop = await openShop("/seller/products");
  await screen.findByRole("heading", { level: 1, name: t("sellerProducts.title") });
  await waitFor(() => expect(shop.session.state.get().user?.role).toBe("seller"));
});

test("redirects a packer from the panel's own address to the orders", async () => {
  signedIn(seller);
  shopIs({ role: "packer" });
  const shop = await openShop("/seller");
  await waitFor(() => expect(shop.place.now?.pathname).toBe("/seller/orders"));
  expect(screen.queryByRole("link", { name: t("sellerPanel.nav.finance") })).toBeNull();
});

test("informs a removed member at once", async () => {
  signedIn(seller);
  shopIs({});
  const shop = await openShop("/seller/products");
  await screen.findByRole("heading", { level: 1, name: t("sellerProducts.title") });
  server.use(http.get(`${base}/sellers/me`, () => failure("forbidden", "Недостаточно прав")));
  await shop.queryClient.refetchQueries({ queryKey: ["own-shop"] });
  await screen.findByRole("heading", { level: 1, name: t("sellerPanel.onlySellers") });
});
