import { delay, http } from "msw";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop } from "../../harness/shop-story.tsx";
import { desk, inBar, phone } from "../../harness/top-bar-scene.tsx";
import { base, failure } from "../../mocks/answers.ts";
import { products } from "../../mocks/catalog-fixtures.ts";
import { handlers } from "../../mocks/handlers.ts";

const meta = preview.meta({
  title: "Shell/TopBarSearch",
  tags: ["!autodocs"],
  ...inBar,
});

export const SuggestionsAreWalkedByKeys = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t, place } = getShop({ loaded });
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
    await waitFor(() => expect(place.now?.pathname).toBe(`/product/${products[0]!.slug}`));
    await expect(input).toHaveValue("");
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
});

const typeLetters: NonNullable<typeof SuggestionsAreWalkedByKeys.input.play> = async ({
  canvas,
  userEvent,
  loaded,
}) => {
  const { texts: t } = getShop({ loaded });
  await userEvent.type(canvas.getByRole("combobox", { name: t("search.label") }), "sum");
  await canvas.findByRole("option", { name: /Charm sumka 0/ });
  await waitFor(() => expect(canvas.getByRole("listbox")).not.toHaveAttribute("data-old"));
};

export const SuggestionsInUzbekDark = meta.story({
  globals: { ...desk, language: "uz", theme: "dark" },
  play: typeLetters,
});

export const SearchBeforeALetter = meta.story({
  beforeEach: () =>
    localStorage.setItem("recentSearches", JSON.stringify(["серебряное кольцо", "очки авиаторы", "сумка"])),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(canvas.getByRole("combobox", { name: t("search.label") }));
    await canvas.findByRole("option", { name: "очки авиаторы" });
    await expect(await canvas.findByRole("option", { name: "Сумки" })).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{Delete}");
    await expect(canvas.queryByRole("option", { name: "серебряное кольцо" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
});

export const SuggestionsLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(`${base}/products/suggest`, () => delay("infinite"))),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.type(canvas.getByRole("combobox", { name: t("search.label") }), "сум");
    await waitFor(() => expect(canvas.getByRole("listbox")).toHaveAttribute("aria-busy", "true"));
  },
});

export const SuggestionsFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(http.get(`${base}/products/suggest`, () => failure("server_error", "Ошибка"))),
  play: async ({ canvas, userEvent, loaded, msw }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.type(canvas.getByRole("combobox", { name: t("search.label") }), "сум");
    const retry = await canvas.findByRole("button", { name: t("common.retry") });
    msw.use(...handlers);
    await userEvent.click(retry);
    await canvas.findByRole("option", { name: /Кожаная сумка 0/ });
    // results of an earlier text are dimmed until the new ones arrive
    await waitFor(() => expect(canvas.getByRole("listbox")).not.toHaveAttribute("data-old"));
  },
});

export const NothingSuggested = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t, place } = getShop({ loaded });
    await userEvent.type(canvas.getByRole("combobox", { name: t("search.label") }), "zzzz");
    await waitFor(() => expect(canvas.getByText(t("search.none"))).toBeVisible());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(place.now?.search).toBe("?q=zzzz"));
  },
});

export const SearchOnAPhone = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
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
