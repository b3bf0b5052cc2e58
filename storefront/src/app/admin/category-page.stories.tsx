import type { User } from "@bezak/contract/auth.ts";
import { Route, Routes } from "react-router";
import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import {
  changeCategoryElsewhere,
  resetCategories,
  sentCategories,
} from "../../mocks/category-admin-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import CategoryPage from "./category-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const at = (path: string) => scene({ path: `/admin/categories/${path}`, person: admin });

const meta = preview.meta({
  title: "Admin/CategoryPage",
  component: CategoryPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...at("cat_empty") },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <Routes>
        {["", "/uz", "/en"].flatMap((language) =>
          ["new", ":id"].map((path) => (
            <Route
              key={language + path}
              path={`${language}/admin/categories/${path}`}
              element={<CategoryPage />}
            />
          )),
        )}
      </Routes>
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetCategories();
  },
});

/** A new category below another one, with an attribute; errors are at their fields. */
export const Created = meta.story({
  parameters: at("new?parent=cat_1"),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByRole("combobox", { name: /^Внутри категории/ })).toHaveValue("cat_1");
    await userEvent.click(canvas.getByRole("button", { name: "Добавить характеристику" }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /^Вид/ }), "choice");
    await userEvent.click(canvas.getByRole("button", { name: "Создать" }));
    const name = canvas.getByRole("textbox", { name: /^Название(?!,)/ });
    await expect(name).toHaveAccessibleDescription(/по-русски/);
    await expect(name).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: /^Варианты/ })).toHaveAccessibleDescription(/свой ключ/);
    await expect(sentCategories()).toEqual([]);
    await userEvent.type(name, "Карманные");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Название, Русский/ }), "Корпус");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Ключ/ }), "body");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Варианты/ }), "steel; Сталь");
    await userEvent.click(canvas.getByRole("button", { name: "Создать" }));
    await expect(await screen.findByText("Категория создана")).toBeVisible();
    await expect(sentCategories()).toMatchObject([
      {
        name: { ru: "Карманные" },
        parentId: "cat_1",
        attributes: [{ key: "body", kind: "choice", choices: [{ value: "steel", name: { ru: "Сталь" } }] }],
      },
    ]);
    await waitFor(() => expect(getShop({ loaded }).place.now?.pathname).toBe("/admin/categories/cat_new"));
  },
});

/** Another administrator has saved meanwhile, and an address is taken: what was typed stays. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const slug = await canvas.findByRole("textbox", { name: /^Адрес/ });
    await userEvent.clear(slug);
    await userEvent.type(slug, "taken");
    changeCategoryElsewhere("cat_empty", { featured: true });
    const save = canvas.getByRole("button", { name: "Сохранить" });
    await userEvent.click(save);
    await expect(await canvas.findByText(/^Не сохранено: категорию тем временем изменил/)).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: /^Рекомендуемая/ })).toBeChecked();
    await userEvent.click(save);
    await waitFor(() => expect(slug).toHaveAccessibleDescription(/уже занят/));
    await expect(slug).toHaveValue("taken");
    await userEvent.clear(slug);
    await userEvent.type(slug, "evening-bags");
    await userEvent.click(save);
    await expect(await screen.findByText("Сохранено")).toBeVisible();
    await expect(sentCategories().at(-1)).toEqual({ slug: "evening-bags" });
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  parameters: at("cat_0"),
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Sumkalar" });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
