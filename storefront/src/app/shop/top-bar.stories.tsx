import { delay, http } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, shopOf } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import { categories, product, products } from "../../mocks/catalog-fixtures.ts";
import { handlers } from "../../mocks/handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { TopBar } from "./top-bar.tsx";

const desk = { viewport: { value: "w1280" } };
const phone = { viewport: { value: "w320" } };

const pieces = (quantity: number) => [
  { id: product(1).id, name: "", price: product(1).price, image: null, quantity },
];

const meta = preview.meta({
  title: "Shell/TopBar",
  component: TopBar,
  ...inShop,
  parameters: {
    layout: "fullscreen",
    // a page's header follows the width of the page: on the page of docs each has one of its own
    docs: { story: { inline: false, height: "160px" } },
    ...scene({ path: "/catalog" }),
  },
  globals: desk,
  render: () => (
    // room for what opens below
    <div style={{ minHeight: "38rem" }}>
      <TopBar />
    </div>
  ),
});

const signedIn = scene({ path: "/catalog", person: buyer, cart: pieces(3) });

export const Guest = meta.story({
  play: async ({ canvas, loaded }) => {
    const { texts: t } = shopOf({ loaded });
    await expect(canvas.getByRole("link", { name: t("nav.login") })).toBeVisible();
    await expect(canvas.getByRole("link", { name: t("nav.cart") })).toBeVisible();
  },
});

export const GuestDark = meta.story({ globals: { ...desk, theme: "dark" } });

export const SignedIn = meta.story({
  parameters: signedIn,
  play: async ({ canvas, loaded }) => {
    const { texts: t } = shopOf({ loaded });
    const person = await canvas.findByRole("button", { name: t("nav.account", { name: buyer.name }) });
    await expect(person).toHaveTextContent(/^Малика$/);
    await expect(canvas.getByRole("link", { name: t("nav.cartCount", { count: 3 }) })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: t("nav.login") })).toBeNull();
  },
});

export const SignedInUzbekDark = meta.story({
  parameters: signedIn,
  globals: { ...desk, language: "uz", theme: "dark" },
});

export const SignedInEnglish = meta.story({ parameters: signedIn, globals: { ...desk, language: "en" } });

export const ManyPiecesAndALongName = meta.story({
  parameters: scene({
    person: { ...buyer, name: "Абдурахмонходжа Мирзоулугбекзода" },
    cart: pieces(99).concat({ ...pieces(9)[0]!, id: "other" }),
  }),
  globals: { viewport: { value: "w1280" }, language: "uz" },
  play: async ({ canvas, loaded }) => {
    const { texts: t } = shopOf({ loaded });
    await canvas.findByRole("link", { name: t("nav.cartCount", { count: "99+" }) });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
  },
});

export const OnAPhone = meta.story({
  tags: ["!autodocs"],
  parameters: signedIn,
  globals: { ...phone, language: "uz" },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    for (const one of within(canvas.getByRole("banner")).getAllByRole("button")) {
      await expect(one.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});

export const OnAPhoneDark = meta.story({ tags: ["!autodocs"], globals: { ...phone, theme: "dark" } });

export const SuggestionsAreWalkedByKeys = meta.story({
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t, place } = shopOf({ loaded });
    const input = canvas.getByRole("combobox", { name: t("search.label") });
    const chosen = () => document.getElementById(input.getAttribute("aria-activedescendant") ?? "none");
    await expect(input).toHaveAttribute("aria-expanded", "false");
    await userEvent.type(input, "сум");
    await canvas.findByRole("option", { name: /Кожаная сумка 0/ });
    await expect(input).toHaveAttribute("aria-expanded", "true");
    const options = canvas.getAllByRole("option");
    await expect(options[0]).toHaveTextContent("Сумки");
    await expect(options.at(-1)).toHaveTextContent(t("search.allResults", { text: "сум" }));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(chosen()).toBe(options[1]);
    await expect(options[1]).toHaveAttribute("aria-selected", "true");
    await expect(input).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(place.now?.pathname).toBe(`/product/${products[0]!.slug}`);
    await expect(input).toHaveValue("");
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
});

const typeLetters: NonNullable<typeof SuggestionsAreWalkedByKeys.input.play> = async ({
  canvas,
  userEvent,
  loaded,
}) => {
  const { texts: t } = shopOf({ loaded });
  await userEvent.type(canvas.getByRole("combobox", { name: t("search.label") }), "sum");
  await canvas.findByRole("option", { name: /Charm sumka 0/ });
};

export const SuggestionsInUzbekDark = meta.story({
  tags: ["!autodocs"],
  globals: { ...desk, language: "uz", theme: "dark" },
  play: typeLetters,
});

export const SearchBeforeALetter = meta.story({
  tags: ["!autodocs"],
  beforeEach: () =>
    localStorage.setItem("recentSearches", JSON.stringify(["серебряное кольцо", "очки авиаторы", "сумка"])),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = shopOf({ loaded });
    await userEvent.click(canvas.getByRole("combobox", { name: t("search.label") }));
    await canvas.findByRole("option", { name: "очки авиаторы" });
    await expect(await canvas.findByRole("option", { name: "Сумки" })).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{Delete}");
    await expect(canvas.queryByRole("option", { name: "серебряное кольцо" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
});

export const SuggestionsOnTheirWay = meta.story({
  tags: ["!autodocs"],
  beforeEach: ({ msw }) => msw.use(http.get(`${base}/products/suggest`, () => delay("infinite"))),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = shopOf({ loaded });
    await userEvent.type(canvas.getByRole("combobox", { name: t("search.label") }), "сум");
    await waitFor(() => expect(canvas.getByRole("listbox")).toHaveAttribute("aria-busy", "true"));
  },
});

export const SuggestionsFailed = meta.story({
  tags: ["!autodocs"],
  beforeEach: ({ msw }) =>
    msw.use(http.get(`${base}/products/suggest`, () => failure("server_error", "Ошибка"))),
  play: async ({ canvas, userEvent, loaded, msw }) => {
    const { texts: t } = shopOf({ loaded });
    await userEvent.type(canvas.getByRole("combobox", { name: t("search.label") }), "сум");
    const retry = await canvas.findByRole("button", { name: t("common.retry") });
    msw.use(...handlers);
    await userEvent.click(retry);
    await canvas.findByRole("option", { name: /Кожаная сумка 0/ });
  },
});

export const NothingSuggested = meta.story({
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t, place } = shopOf({ loaded });
    await userEvent.type(canvas.getByRole("combobox", { name: t("search.label") }), "zzzz");
    await waitFor(() => expect(canvas.getByText(t("search.none"))).toBeVisible());
    await userEvent.keyboard("{Enter}");
    await expect(place.now?.search).toBe("?q=zzzz");
  },
});

export const SearchOnAPhone = meta.story({
  tags: ["!autodocs"],
  globals: phone,
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = shopOf({ loaded });
    const opener = canvas.getByRole("button", { name: t("search.placeholder") });
    await userEvent.click(opener);
    const dialog = within(await canvas.findByRole("dialog", { name: t("search.label") }));
    const input = dialog.getByRole("combobox");
    await expect(input).toHaveFocus();
    await userEvent.type(input, "сум");
    await dialog.findByRole("option", { name: /Кожаная сумка 0/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await userEvent.click(dialog.getByRole("button", { name: t("common.close") }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(opener).toHaveFocus();
  },
});

export const DrawerOfTheCatalogue = meta.story({
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t, place } = shopOf({ loaded });
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
    await expect(place.now?.pathname).toBe("/category/watches");
  },
});

const openDrawer: NonNullable<typeof DrawerOfTheCatalogue.input.play> = async ({
  canvas,
  userEvent,
  loaded,
}) => {
  const { texts: t } = shopOf({ loaded });
  await userEvent.click(canvas.getByRole("button", { name: t("nav.catalog") }));
  await screen.findByRole("dialog", { name: t("nav.catalog") });
};

export const DrawerInUzbekDark = meta.story({
  tags: ["!autodocs"],
  globals: { ...desk, language: "uz", theme: "dark" },
  play: openDrawer,
});

export const DrawerLoading = meta.story({
  tags: ["!autodocs"],
  beforeEach: ({ msw }) => msw.use(http.get(`${base}/categories`, () => delay("infinite"))),
  play: async (context) => {
    const { texts: t } = shopOf(context);
    await openDrawer(context);
    const places = screen.getByRole("navigation", { name: t("nav.categories") });
    await expect(places).toHaveAttribute("aria-busy", "true");
    await expect(within(places).getAllByRole("listitem")).toHaveLength(8);
  },
});

export const DrawerFailed = meta.story({
  tags: ["!autodocs"],
  beforeEach: ({ msw }) => msw.use(http.get(`${base}/categories`, () => failure("server_error", "Ошибка"))),
  play: async (context) => {
    const { texts: t } = shopOf(context);
    await openDrawer(context);
    await screen.findByText(t("nav.categoriesFailed"));
    const built = screen.getByRole("navigation", { name: t("nav.categories") });
    await expect(within(built).getAllByRole("listitem")).toHaveLength(10);
  },
});

export const MenuOfAPhone = meta.story({
  tags: ["!autodocs"],
  parameters: signedIn,
  globals: { ...phone, language: "uz" },
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = shopOf({ loaded });
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
  tags: ["!autodocs"],
  globals: { ...phone, theme: "dark" },
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = shopOf({ loaded });
    await userEvent.click(canvas.getByRole("button", { name: t("nav.menu") }));
    const menu = within(await screen.findByRole("dialog", { name: t("nav.menu") }));
    await expect(menu.getByRole("link", { name: t("nav.login") })).toBeVisible();
  },
});

export const MenuOfThePerson = meta.story({
  tags: ["!autodocs"],
  parameters: signedIn,
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t, session, cart, place } = shopOf({ loaded });
    const name = t("nav.account", { name: buyer.name });
    await userEvent.click(await canvas.findByRole("button", { name }));
    await screen.findByRole("menu");
    await expect(screen.getByText(buyer.email)).toBeVisible();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: t("nav.orders") })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await expect(canvas.getByRole("button", { name })).toHaveFocus();

    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("menuitem", { name: t("nav.logout") }));
    await canvas.findByRole("link", { name: t("nav.login") });
    await expect(session.state.get().user).toBeNull();
    await expect(place.now?.pathname).toBe("/");
    // the cart is the device's, not the person's
    await expect(cart.lines.get()).toHaveLength(1);
  },
});
