import type { User } from "@bezak/contract/auth.ts";
import * as catalogCalls from "@bezak/contract/routes/catalog.ts";
import type { ContentVersion, contentVersionRoutes } from "@bezak/contract/content-versions.ts";
import * as categoryRoutes from "@bezak/contract/routes/category-admin.ts";
import * as versionRoutes from "@bezak/contract/routes/content-versions.ts";
import * as routes from "@bezak/contract/routes/content-admin.ts";
import { Route, Routes } from "react-router";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene } from "../../harness/shop-story.tsx";
import { answer, failure } from "../../mocks/answers.ts";
import {
  administeredSections,
  contentAdminHandlers,
  resetContent,
  sentContent,
} from "../../mocks/content-admin-handlers.ts";
import { administeredCategories } from "../../mocks/category-admin-handlers.ts";
import { mock } from "../../mocks/mock.ts";
import { toPage } from "../../mocks/finance-answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import SectionPage from "./section-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const at = (path: string) => scene({ path: `/admin/sections/${path}`, person: admin });

const meta = preview.meta({
  title: "Admin/SectionPage",
  component: SectionPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...at("sec_2") },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <Routes>
        {["", "/uz", "/en"].flatMap((language) =>
          ["new", ":id"].map((path) => (
            <Route
              key={language + path}
              path={`${language}/admin/sections/${path}`}
              element={<SectionPage />}
            />
          )),
        )}
      </Routes>
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetContent();
  },
});

/** What visitors see follows the fields; a kind and its content are saved together. */
export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Покупатели видят: \d+/)).toBeVisible();
    const brands = canvas.getByRole("textbox", { name: /^Бренды/ });
    await userEvent.type(brands, "Nobody");
    await expect(await canvas.findByText("Сейчас в разделе ничего нет")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: /^Баннер/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Опубликовать" }));
    const banner = await canvas.findByRole("combobox", { name: /^Баннер/ });
    await expect(banner).toHaveAccessibleDescription(/Выберите баннер/);
    await userEvent.selectOptions(banner, "ban_0");
    await expect(await canvas.findByText("Покупатели видят: 1")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Опубликовать" }));
    await expect(await screen.findByText("Опубликовано")).toBeVisible();
    await expect(sentContent()).toEqual([
      { call: "change", body: { type: "banner", source: { bannerId: "ban_0" } } },
    ]);
  },
});

/** A title is not a reason to request the products again, and a brand only once it is typed. */
export const RequestedOnce = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText(/^Покупатели видят: \d+/)).toBeVisible();
    const brands: (string | null)[] = [];
    const products = mock(catalogCalls.products, ({ request }) => {
      brands.push(new URL(request.url).searchParams.get("brand"));
    });
    msw.use(products);
    await userEvent.type(canvas.getByRole("textbox", { name: /^Заголовок/ }), "!!!");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Бренды/ }), "Nobody");
    await expect(await canvas.findByText("Сейчас в разделе ничего нет")).toBeVisible();
    await expect(brands).toEqual(["Nobody"]);
  },
});

/** Banners that could not be loaded are not banners that do not exist. */
export const BannersFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock(routes.administeredBanners, () => failure("server_error", "Ошибка на сервере"))),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^Баннер/ }));
    await expect(await canvas.findByText("Ошибка на сервере")).toBeVisible();
    await expect(canvas.queryByRole("combobox", { name: /^Баннер/ })).toBeNull();
    msw.use(...contentAdminHandlers);
    await userEvent.click(canvas.getByRole("button", { name: "Повторить" }));
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: /^Баннер/ }), "ban_0");
    await expect(await canvas.findByText("Покупатели видят: 1")).toBeVisible();
  },
});

/** A section whose category is gone says so, and the server's error is at its field. */
export const PointsAtNothing = meta.story({
  beforeEach: () =>
    resetContent({
      sections: administeredSections.map((one) =>
        one.id === "sec_2" && one.type === "products"
          ? { ...one, source: { ...one.source, category: "cat_gone" } }
          : one,
      ),
    }),
  play: async ({ canvas, userEvent }) => {
    const category = await canvas.findByRole("combobox", { name: /^Категория/ });
    await waitFor(() => expect(category).toHaveAccessibleDescription(/больше нет/));
    const limit = canvas.getByRole("textbox", { name: /^Сколько показать/ });
    await userEvent.clear(limit);
    await userEvent.type(limit, "8");
    await userEvent.click(canvas.getByRole("button", { name: "Опубликовать" }));
    await waitFor(() => expect(category).toHaveAccessibleDescription(/Такой категории нет/));
    await expect(category).toHaveFocus();
    await expect(limit).toHaveValue("8");
  },
});

/** Categories in an order of their own. */
export const Categories = meta.story({
  parameters: at("sec_0"),
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole("combobox", { name: "Добавить категорию" });
    await expect(canvas.getByText(/^Рекомендуемые категории/)).toBeVisible();
    await waitFor(() => expect(add.querySelectorAll("option").length).toBeGreaterThan(3));
    const [first, second] = [...add.querySelectorAll<HTMLOptionElement>("option:not(:disabled)")].map(
      (option) => ({ value: option.value, name: option.text.split("› ").at(-1)! }),
    ) as [{ value: string; name: string }, { value: string; name: string }];
    await userEvent.selectOptions(add, first.value);
    await userEvent.selectOptions(add, second.value);
    await userEvent.click(canvas.getByRole("button", { name: `Раньше: ${second.name}` }));
    await userEvent.click(canvas.getByRole("button", { name: "Опубликовать" }));
    await expect(await screen.findByText("Опубликовано")).toBeVisible();
    await expect(sentContent()).toEqual([
      {
        call: "change",
        body: { type: "categories", source: { ids: [second.value, first.value], limit: 12 } },
      },
    ]);
  },
});

const versionHead = { at: "2026-11-20T09:10:00.000Z", author: "admin@bezak.uz", from: null };
const products = {
  type: "products",
  title: { ru: "Скидки" },
  active: true,
  startsAt: null,
  endsAt: null,
} as const;
const versions: ContentVersion[] = [
  {
    ...versionHead,
    number: 3,
    act: "changed",
    content: { ...products, source: { brand: ["Afrosiyob"], limit: 4 } },
  },
  {
    ...versionHead,
    number: 2,
    act: "changed",
    content: { ...products, source: { category: administeredCategories[0]!.id, limit: 4 } },
  },
  { ...versionHead, number: 1, act: "created", content: { ...products, source: { limit: 4 } } },
];

/** The answer with the names of categories waits for it. */
let names = Promise.withResolvers<void>();

/** Until the names of categories and the products of a version are loaded, nothing else is shown in their place. */
export const Versions = meta.story({
  beforeEach: ({ msw }) => {
    names = Promise.withResolvers();
    msw.use(
      mock(categoryRoutes.administeredCategories, () => names.promise),
      mock(versionRoutes.contentVersions, ({ request }) =>
        answer<(typeof contentVersionRoutes)["contentVersions"]>(toPage(request, versions)),
      ),
    );
  },
  play: async ({ canvas, userEvent, msw }) => {
    const list = within(await canvas.findByRole("region", { name: "Версии" }));
    await expect(await list.findByText("Версия 3 · изменено")).toBeVisible();
    await expect(list.getAllByLabelText("Загрузка")).toHaveLength(2);
    names.resolve();
    const category = administeredCategories[0]!.name.ru;
    await list.findByText((text) => text.startsWith(`Все товары · ${category} · `));
    await expect(list.queryByLabelText("Загрузка")).toBeNull();
    await userEvent.click(list.getByRole("button", { name: "Показать версию 3" }));
    await canvas.findByTitle("Предпросмотр главной страницы");
    const items = Promise.withResolvers<void>();
    msw.use(mock(catalogCalls.products, () => items.promise));
    await userEvent.click(list.getByRole("button", { name: "Показать версию 1" }));
    await canvas.findByText("В предпросмотре версия 1, а не текущая.");
    await waitFor(() => expect(canvas.queryByTitle("Предпросмотр главной страницы")).toBeNull());
    items.resolve();
    await canvas.findByTitle("Предпросмотр главной страницы");
  },
});

export const OnAPhoneInEnglishDark = meta.story({
  parameters: at("sec_text"),
  globals: { viewport: { value: "w360" }, language: "en", theme: "dark" },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "About us" });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
