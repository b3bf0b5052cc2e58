import { delay, http } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop } from "../../harness/shop-story.tsx";
import { desk, inBar, phone, signedIn } from "../../harness/top-bar-scene.tsx";
import { base, failure } from "../../mocks/answers.ts";
import { categories } from "../../mocks/catalog-fixtures.ts";
import { buyer } from "../../mocks/people-handlers.ts";

const meta = preview.meta({
  title: "Shell/TopBarLayers",
  tags: ["!autodocs"],
  ...inBar,
});

export const DrawerOfTheCatalogue = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t, place } = getShop({ loaded });
    const opener = canvas.getByRole("button", { name: t("nav.catalog") });
    await userEvent.click(opener);
    const drawer = within(await screen.findByRole("dialog", { name: t("nav.catalog") }));
    for (const { name, productCount } of categories) {
      const link = await drawer.findByRole("link", { name: new RegExp(`^${name.ru}`) });
      await expect(link).toHaveTextContent(`${name.ru}${productCount}`);
    }
    await userEvent.type(drawer.getByRole("searchbox", { name: t("nav.findCategory") }), "koʻz");
    await waitFor(() => expect(drawer.queryByRole("link", { name: /^Сумки/ })).toBeNull());
    await expect(drawer.getByRole("link", { name: /^Очки/ })).toBeVisible();
    await userEvent.clear(drawer.getByRole("searchbox"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole("link", { name: /^Часы/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(place.now?.pathname).toBe("/category/watches"));
  },
});

const openDrawer: NonNullable<typeof DrawerOfTheCatalogue.input.play> = async ({
  canvas,
  userEvent,
  loaded,
}) => {
  const { texts: t } = getShop({ loaded });
  await userEvent.click(canvas.getByRole("button", { name: t("nav.catalog") }));
  await screen.findByRole("dialog", { name: t("nav.catalog") });
};

export const DrawerInUzbekDark = meta.story({
  globals: { ...desk, language: "uz", theme: "dark" },
  play: openDrawer,
});

export const DrawerLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(`${base}/categories`, () => delay("infinite"))),
  play: async (context) => {
    const { texts: t } = getShop(context);
    await openDrawer(context);
    const menu = screen.getByRole("navigation", { name: t("nav.categories") });
    await expect(menu).toHaveAttribute("aria-busy", "true");
    await expect(within(menu).getAllByRole("listitem")).toHaveLength(8);
  },
});

export const DrawerFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(`${base}/categories`, () => failure("server_error", "Ошибка"))),
  play: async (context) => {
    const { texts: t } = getShop(context);
    await openDrawer(context);
    await screen.findByText(t("nav.categoriesFailed"));
    const built = screen.getByRole("navigation", { name: t("nav.categories") });
    await expect(within(built).getAllByRole("listitem")).toHaveLength(10);
  },
});

export const MenuOfAPhone = meta.story({
  parameters: signedIn,
  globals: { ...phone, language: "uz" },
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const opener = canvas.getByRole("button", { name: t("nav.menu") });
    await userEvent.click(opener);
    const menu = within(await screen.findByRole("dialog", { name: t("nav.menu") }));
    await expect(menu.getByText(buyer.email)).toBeVisible();
    await expect(menu.getByRole("link", { name: new RegExp(`^${t("nav.cart")}`) })).toHaveTextContent("3");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await userEvent.click(menu.getByRole("button", { name: t("common.close") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const MenuOfAPhoneDark = meta.story({
  globals: { ...phone, theme: "dark" },
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(canvas.getByRole("button", { name: t("nav.menu") }));
    const menu = within(await screen.findByRole("dialog", { name: t("nav.menu") }));
    await expect(menu.getByRole("link", { name: t("nav.login") })).toBeVisible();
  },
});

export const MenuOfThePerson = meta.story({
  parameters: signedIn,
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t, session, cart, place } = getShop({ loaded });
    const name = t("nav.account", { name: buyer.name });
    await userEvent.click(await canvas.findByRole("button", { name }));
    await screen.findByRole("menu");
    await expect(screen.getByText(buyer.email)).toBeVisible();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: t("nav.profile") })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await expect(canvas.getByRole("button", { name })).toHaveFocus();

    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("menuitem", { name: t("nav.logout") }));
    await canvas.findByRole("link", { name: t("nav.login") });
    await expect(session.state.get().user).toBeNull();
    await waitFor(() => expect(place.now?.pathname).toBe("/"));
    // the cart belongs to the device, not to the user
    await expect(cart.lines.get()).toHaveLength(1);
  },
});
