import type { User } from "@bezak/contract/auth.ts";
import { http } from "msw";
import { expect, screen, spyOn, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { dragRow } from "../../harness/drag-row.ts";
import { inShop, scene } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import {
  changeCategoryElsewhere,
  resetCategories,
  sentCategories,
} from "../../mocks/category-admin-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import CategoriesPage from "./categories-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };

const meta = preview.meta({
  title: "Admin/CategoriesPage",
  component: CategoriesPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/categories", person: admin }) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <CategoriesPage />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetCategories();
  },
});

/** Order and level by keys, the focus stays on the category; a screen reader hears where it is. */
export const MovedByKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const scarves = await canvas.findByRole("link", { name: "Платки" });
    scarves.focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await canvas.findByText("Платки: место 2 из 5");
    await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
    await canvas.findByText("Платки: в категории «Сумки», место 3 из 3");
    await expect(
      within(canvas.getByRole("list", { name: "Внутри категории «Сумки»" })).getByRole("link", {
        name: "Платки",
      }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("link", { name: "Платки" })).toHaveFocus());
    await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}");
    await canvas.findByText("Платки: место 2 из 5");
    await expect(sentCategories()).toEqual([
      { parentId: null, order: 1 },
      { parentId: "cat_0", order: 2 },
      { parentId: null, order: 1 },
    ]);
  },
});

/** What is found stands below its parent, and is not moved among neighbours that are not shown. */
export const Searched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("link", { name: "Платки" });
    const field = canvas.getByRole("searchbox", { name: "Поиск категорий" });
    await userEvent.type(field, "плат{Enter}");
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Сумки" })).toBeNull());
    await expect(canvas.getByRole("link", { name: "Платки" })).toBeVisible();
    canvas.getByRole("link", { name: "Платки" }).focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(sentCategories()).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, "нет такой{Enter}");
    await canvas.findByRole("heading", { level: 2, name: "Таких категорий нет" });
    await userEvent.click(canvas.getByRole("link", { name: "Показать все" }));
    await canvas.findByRole("link", { name: "Сумки" });
  },
});

/** By the handle, into another category and between two; never below itself. A closed one opens under the pointer. */
export const Dragged = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = async (name: string) =>
      (await canvas.findByRole("link", { name })).closest("[data-category]")!;
    const handle = async (name: string) => (await row(name)).querySelector("[data-drag-handle]")!;
    const fold = await canvas.findByRole("button", { name: "Внутри категории «Сумки»" });
    await userEvent.click(fold);
    await expect(canvas.queryByRole("list", { name: "Внутри категории «Сумки»" })).toBeNull();
    await dragRow(await handle("Платки"), await row("Сумки"), {
      side: "into",
      check: () => waitFor(() => expect(fold).toHaveAttribute("aria-expanded", "true"), { timeout: 2000 }),
    });
    await canvas.findByText("Платки: в категории «Сумки», место 3 из 3");
    await expect(sentCategories()).toEqual([{ parentId: "cat_0", order: 2 }]);
    const over = await row("Платки");
    await dragRow(await handle("Сумки"), over, {
      side: "into",
      check: () => expect(over).not.toHaveAttribute("data-drop"),
    });
    await expect(sentCategories()).toHaveLength(1);
    await dragRow(await handle("Платки"), await row("Сумки"), { side: "before" });
    await canvas.findByText("Платки: место 1 из 5");
  },
});

/** A category that somebody else has changed is not moved; another parent is chosen from a list. */
export const MovedToAParent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("link", { name: "Кольца" });
    const choose = async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Действия: Кольца" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: "Перенести в другую…" }));
      await userEvent.selectOptions(
        await screen.findByRole("combobox", { name: /^Внутри категории/ }),
        "cat_1",
      );
      await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Перенести" }));
    };
    changeCategoryElsewhere("cat_4", { featured: false });
    await choose();
    await expect(await screen.findByText(/^Не переставлено: категорию/)).toBeVisible();
    await expect(sentCategories()).toEqual([]);
    await choose();
    await canvas.findByText("Кольца: в категории «Часы», место 1 из 1");
  },
});

/** Another administrator changed the category meanwhile: the question stays open, says what, and can be answered again. */
export const DeletedStale = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("link", { name: "Клатчи" });
    changeCategoryElsewhere("cat_empty", { active: false, name: { ru: "Клатчи вечерние" } });
    await userEvent.click(canvas.getByRole("button", { name: "Действия: Клатчи" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Удалить" }));
    const question = within(await screen.findByRole("dialog"));
    await userEvent.click(question.getByRole("button", { name: "Удалить" }));
    await expect(
      await question.findByText(/^Не удалено: .* Изменилось: Название, Видна покупателям\.$/),
    ).toBeVisible();
    await canvas.findByText("Клатчи вечерние");
    await userEvent.click(question.getByRole("button", { name: "Удалить" }));
    await waitFor(() => expect(canvas.queryByText("Клатчи вечерние")).toBeNull());
  },
});

/** The whole list as a file. */
export const Exported = meta.story({
  play: async ({ canvas, userEvent }) => {
    const click = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    await canvas.findByRole("link", { name: "Часы" });
    await userEvent.click(canvas.getByRole("button", { name: "Выгрузить" }));
    const menu = within(await screen.findByRole("dialog", { name: "Выгрузить в файл" }));
    await userEvent.click(menu.getByRole("button", { name: "CSV" }));
    await screen.findByText("Файл сохранён");
    await expect(click).toHaveBeenCalledOnce();
  },
});

/** A category with products is not deleted but merged; what would be lost is named, an empty one is deleted. */
export const MergedAndDeleted = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByRole("link", { name: "Часы" });
    const open = async (name: string) => {
      await userEvent.click(canvas.getByRole("button", { name: `Действия: ${name}` }));
      await userEvent.click(await screen.findByRole("menuitem", { name: "Удалить" }));
    };
    await open("Часы");
    await userEvent.click(
      within(await screen.findByRole("dialog", { name: "«Часы» не пустая" })).getByRole("button", {
        name: "Объединить с другой…",
      }),
    );
    const question = within(
      await screen.findByRole("dialog", { name: "Объединить «Часы» с другой категорией?" }),
    );
    const into = question.getByRole("combobox", { name: /^С какой категорией/ });
    await userEvent.selectOptions(into, "cat_4");
    await userEvent.click(question.getByRole("button", { name: "Объединить" }));
    await expect(
      await question.findByText(/^Не объединено: товары потеряли бы характеристики/),
    ).toBeVisible();
    await userEvent.selectOptions(into, "cat_2");
    msw.use(
      http.post(
        `${base}/admin/categories/cat_1/merge`,
        () => failure("rank_required", "Только для: owner, finance"),
        { once: true },
      ),
    );
    await userEvent.click(question.getByRole("button", { name: "Объединить" }));
    await expect(await question.findByText(/^Не объединено: у этой категории своя комиссия/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Объединить" }));
    await expect(await screen.findByText("«Часы» объединена с «Платки»")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Часы" })).toBeNull());
    await expect(sentCategories()).toEqual([{ merged: "cat_1", into: "cat_2" }]);
    await open("Клатчи");
    await userEvent.click(
      within(await screen.findByRole("dialog", { name: "Удалить «Клатчи»?" })).getByRole("button", {
        name: "Удалить",
      }),
    );
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Клатчи" })).toBeNull());
    // the pressed row is gone
    await waitFor(() =>
      expect(document.activeElement).toContainElement(canvas.getByRole("link", { name: "Платки" })),
    );
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Klatchlar" });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
