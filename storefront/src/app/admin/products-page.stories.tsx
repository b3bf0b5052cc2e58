import type { User } from "@bezak/contract/auth.ts";
import { onlineManager } from "@tanstack/react-query";
import { delay, http } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, getShop, scene } from "../../harness/shop-story.tsx";
import { loadMessages } from "../../i18n/load-messages.ts";
import { base, failure } from "../../mocks/answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { productAdminHandlers, resetAdministeredProducts } from "../../mocks/product-admin-handlers.ts";
import { resetShops } from "../../mocks/shop-handlers.ts";
import ProductsPage from "./products-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const list = `${base}/admin/products`;
const at = (query: string) => scene({ path: `/admin/products${query}`, person: admin });

const meta = preview.meta({
  title: "Admin/ProductsPage",
  component: ProductsPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...at("") },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <ProductsPage />
    </main>
  ),
  async beforeEach(context) {
    await loadMessages(getShop(context).language, ["seller-products"]);
    inShop.beforeEach(context);
    resetAdministeredProducts();
    resetShops();
  },
});

const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** A published product leads to its page, a hidden one shows the reason. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const row = async (name: RegExp) => within((await canvas.findByRole("link", { name })).closest("tr")!);
    const published = await row(/^Кожаная сумка 0$/);
    await expect(published.getByText("Опубликован")).toBeVisible();
    await expect(published.getByText(/^Registon Atelier · Сумки · изменён/)).toBeVisible();
    await expect(published.getByRole("link", { name: "На сайте: Кожаная сумка 0" })).toHaveAttribute(
      "href",
      "/product/product-0",
    );
    const hidden = await row(/^Наручные часы 1$/);
    await expect(hidden.getByText("Скрыт")).toBeVisible();
    await expect(hidden.getByText(/^Причина: Нет документов/)).toBeVisible();
    await expect(hidden.queryByRole("link", { name: /^На сайте/ })).toBeNull();
    await expect(canvas.getByText("Найдено: 30")).toBeVisible();
    await fits();
  },
});

/** Every filter is part of the address; a new one begins with the first page and keeps the others. */
export const Filters = meta.story({
  parameters: at("?shop=soxta&page=2"),
  play: async ({ canvas, userEvent, loaded }) => {
    const { place } = getShop({ loaded });
    const shop = canvas.getByRole("combobox", { name: "Магазин" });
    // the address of a page that no longer exists leads to the last one
    await waitFor(() => expect(place.now?.search).toBe("?shop=soxta"));
    await waitFor(() => expect(shop).toHaveValue("Soxta Bozor"));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Категория" }), "Часы");
    await canvas.findByText("Найдено: 3");
    await userEvent.type(canvas.getByRole("searchbox"), "часы 1{Enter}");
    await canvas.findByText("Найдено: 2");
    await userEvent.click(canvas.getByRole("link", { name: /^Скрытые/ }));
    await canvas.findByText("Найдено: 1");
    await waitFor(() =>
      expect(place.now?.search).toBe(
        `?q=${encodeURIComponent("часы")}+1&shop=soxta&category=cat_1&status=hidden`,
      ),
    );
    await userEvent.click(shop);
    await userEvent.click(await screen.findByRole("option", { name: "Yangi Zargar" }));
    await userEvent.click(await canvas.findByRole("link", { name: "Показать все товары" }));
    await canvas.findByText("Найдено: 30");
    await waitFor(() => expect(place.now?.search).toBe(""));
  },
});

/** What a product lacks is marked in its row; those that lack one of it are found. */
export const Problems = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const row = (await canvas.findByRole("link", { name: "Солнечные очки 3" })).closest("tr")!;
    const lacks = within(within(row).getByRole("list", { name: "Что не так" }));
    await expect(lacks.getAllByRole("listitem").map((one) => one.textContent)).toEqual([
      "Нет фото",
      "Нет перевода",
    ]);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Что не так" }), "Нет перевода");
    await canvas.findByText("Найдено: 1");
    await waitFor(() => expect(getShop({ loaded }).place.now?.search).toBe("?problem=no_translation"));
  },
});

export const None = meta.story({
  beforeEach: () => resetAdministeredProducts([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Товаров пока нет" })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(list, () => delay("infinite"))),
});

export const Failing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(http.get(list, () => failure("server_error", "Произошла ошибка на сервере"))),
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole("button", { name: "Повторить" });
    msw.use(...productAdminHandlers);
    await userEvent.click(retry);
    await expect(await canvas.findByRole("link", { name: "Кожаная сумка 0" })).toBeVisible();
  },
});

export const Offline = meta.story({
  beforeEach() {
    onlineManager.setOnline(false);
    return () => onlineManager.setOnline(true);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Нет подключения к интернету" })).toBeVisible();
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Charm sumka 0" });
    await fits();
  },
});

export const OnATabletInEnglish = meta.story({
  globals: { viewport: { value: "w768" }, language: "en" },
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Leather bag 0" });
    await fits();
  },
});
