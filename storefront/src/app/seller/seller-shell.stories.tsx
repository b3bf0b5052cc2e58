import type { OwnShop, shopsRoutes } from "@bezak/contract/shops.ts";
import { delay, http } from "msw";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { desk, inRouter, phone } from "../../harness/panel-scene.tsx";
import { scene, getShop } from "../../harness/shop-story.tsx";
import { answer, base, failure } from "../../mocks/answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { ownShop, seller } from "../../mocks/seller-product-fixtures.ts";
import { resetSellerProducts } from "../../mocks/seller-product-handlers.ts";

type Context = Parameters<typeof inRouter.beforeEach>[0];

/** Changes the mocked shop. */
function withShop(change: Partial<OwnShop>) {
  return (context: Context) => {
    inRouter.beforeEach(context);
    resetSellerProducts();
    context.msw.use(
      http.get(`${base}/sellers/me`, () =>
        answer<(typeof shopsRoutes)["ownShop"]>({ success: true, data: { ...ownShop, ...change } }),
      ),
    );
  };
}

const suspension = {
  status: "suspended" as const,
  suspendedReason: "Жалобы на подделки",
  suspendedAt: "2026-11-12T09:05:00.000Z",
};

const meta = preview.meta({
  title: "Seller/SellerShell",
  ...inRouter,
  parameters: { layout: "fullscreen", ...scene({ path: "/seller/products", person: seller }) },
  globals: desk,
  beforeEach: withShop({}),
});

export const Owner = meta.story({
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    const { texts: t } = getShop({ loaded });
    const rail = await canvas.findByRole("navigation", { name: t("sellerPanel.parts") });
    const here = await canvas.findByRole("link", { name: t("sellerPanel.nav.products") });
    await expect(here).toHaveAttribute("aria-current", "page");
    await expect(rail).toContainElement(here);
    await expect(canvas.getByRole("link", { name: t("sellerPanel.publicPage") })).toHaveAttribute(
      "href",
      "/seller/registon-atelier",
    );
    // Another page of the panel receives the focus, and the shell stays. Found by text, since that is loaded with the
    // page.
    await userEvent.click(await canvas.findByRole("link", { name: "Добавить товар" }));
    await canvas.findByRole("heading", { name: "Новый товар", level: 1 });
    await waitFor(() => expect(getShop(context).place.now?.pathname).toBe("/seller/products/add"));
    await waitFor(() => expect(document.getElementById("main")).toHaveFocus());
    await expect(rail).toBeInTheDocument();
  },
});

/** Signs out and opens the home page; on wide screens the button is in the bar. */
export const SigningOut = meta.story({
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    const { texts: t, session, place } = getShop({ loaded });
    await canvas.findByRole("link", { name: t("sellerPanel.nav.products") });
    await userEvent.click(canvas.getByRole("button", { name: t("sellerPanel.logout") }));
    await waitFor(() => expect(place.now?.pathname).toBe("/"));
    await expect(session.token()).toBeNull();
  },
});

export const Uzbek = meta.story({ globals: { ...desk, language: "uz" } });

export const Dark = meta.story({ globals: { ...desk, theme: "dark" } });

/** A packer sees the orders, and an explanation in other sections. */
export const Packer = meta.story({
  beforeEach: withShop({ role: "packer" }),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByRole("heading", { name: t("sellerPanel.notYours") })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: t("sellerPanel.nav.products") })).toBeNull();
  },
});

export const PackerOnAPhone = meta.story({
  parameters: scene({ path: "/seller/orders", person: seller }),
  globals: phone,
  beforeEach: withShop({ role: "packer" }),
});

export const Suspended = meta.story({
  beforeEach: withShop(suspension),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByText(/Жалобы на подделки/)).toBeVisible();
    await expect(canvas.getByText("Решение принято: 12 ноября 2026, 14:05")).toBeVisible();
    for (const name of ["writeToSupport", "support"] as const) {
      const link = canvas.getByRole("link", { name: t(`sellerPanel.${name}`) });
      await expect(link).toHaveAttribute("href", "/contacts?topic=seller");
    }
  },
});

export const SuspendedOnAPhoneInUzbekDark = meta.story({
  globals: { ...phone, language: "uz", theme: "dark" },
  beforeEach: withShop(suspension),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Yordam xizmatiga yozish" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
});

export const OnHoliday = meta.story({
  beforeEach: withShop({ holidayUntil: "2026-12-31T19:00:00.000Z" }),
  globals: { ...phone, language: "uz" },
});

/** A buyer without a shop gets a link to apply. */
export const NotASeller = meta.story({
  parameters: scene({ path: "/seller/products", person: buyer }),
  beforeEach(context) {
    inRouter.beforeEach(context);
    context.msw.use(http.get(`${base}/sellers/me`, () => failure("forbidden", "Недостаточно прав")));
  },
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(
      await canvas.findByRole("heading", { name: "Эта страница доступна только продавцам" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: t("sellerPanel.becomeSeller") })).toHaveAttribute(
      "href",
      "/become-seller",
    );
  },
});

export const NotASellerOnAPhone = meta.story({
  ...NotASeller.input,
  globals: phone,
  play: undefined,
});

/** A guest gets a link to sign in and return. */
export const Guest = meta.story({
  parameters: scene({ path: "/seller/products?status=draft", person: null }),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await canvas.findByRole("heading", { name: t("sellerPanel.guest") });
    const login = canvas.getAllByRole("link", { name: t("nav.login") }).at(-1);
    await expect(login).toHaveAttribute(
      "href",
      `/login?next=${encodeURIComponent("/seller/products?status=draft")}`,
    );
  },
});

/** The shop is not loaded yet. */
export const Loading = meta.story({
  beforeEach(context) {
    inRouter.beforeEach(context);
    context.msw.use(http.get(`${base}/sellers/me`, () => delay("infinite")));
  },
});

export const Failed = meta.story({
  beforeEach(context) {
    inRouter.beforeEach(context);
    context.msw.use(
      http.get(`${base}/sellers/me`, () => failure("server_error", "Произошла ошибка на сервере")),
    );
  },
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByRole("button", { name: t("common.retry") })).toBeVisible();
  },
});

/** An unknown address of the panel. */
export const NotFoundPage = meta.story({
  parameters: scene({ path: "/seller/products/nothing/here", person: seller }),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByText(t("sellerPanel.nowhere"))).toBeVisible();
  },
});

/** Tabs of a phone, and the sheet with the other sections. */
export const OnAPhone = meta.story({
  globals: { ...phone, language: "uz" },
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(await canvas.findByRole("button", { name: t("sellerPanel.more") }));
    const sheet = within(await within(document.body).findByRole("dialog"));
    await expect(sheet.getByRole("link", { name: t("sellerPanel.toMarket") })).toBeVisible();
    const support = sheet.getByRole("link", { name: t("sellerPanel.support") });
    await expect(support).toHaveAttribute("href", "/uz/contacts?topic=seller");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
});

export const OnAPhoneDark = meta.story({ tags: ["twin"], globals: { ...phone, theme: "dark" } });
