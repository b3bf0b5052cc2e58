import type { User } from "@bezak/contract/auth.ts";
import type { productMessageRoutes } from "@bezak/contract/product-messages.ts";
import * as routes from "@bezak/contract/routes/product-messages.ts";
import { delay, http } from "msw";
import { Route, Routes } from "react-router";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, getShop, scene } from "../../harness/shop-story.tsx";
import { loadMessages } from "../../i18n/load-messages.ts";
import { answer, base } from "../../mocks/answers.ts";
import { mock } from "../../mocks/mock.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import {
  changeProductElsewhere,
  resetAdministeredProducts,
  sentProductChanges,
} from "../../mocks/product-admin-handlers.ts";
import ProductPage from "./product-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const at = (id: string) => scene({ path: `/admin/products/${id}`, person: admin });

const meta = preview.meta({
  title: "Admin/ProductPage",
  component: ProductPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...at("prod_5") },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <Routes>
        {["", "/uz", "/en"].map((start) => (
          <Route key={start} path={`${start}/admin/products/:id`} element={<ProductPage />} />
        ))}
        <Route path="*" element={<p>list</p>} />
      </Routes>
    </main>
  ),
  async beforeEach(context) {
    await loadMessages(getShop(context).language, ["seller-products", "product-messages", "orders"]);
    inShop.beforeEach(context);
    resetAdministeredProducts();
  },
});

const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** All fields of a published product with variants, in three languages. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Кожаная сумка 5" })).toBeVisible();
    const texts = within(canvas.getByRole("region", { name: "Oʻzbekcha" }));
    await expect(texts.getByText("Charm sumka 5")).toBeVisible();
    const variants = within(canvas.getByRole("table", { name: "Цена и остаток" }));
    await expect(variants.getByRole("rowheader", { name: "Чёрный / M" })).toBeVisible();
    await expect(await canvas.findByText("Кожа")).toBeVisible();
    await expect(canvas.getByText("Это коды категории «Сумки».")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Страница товара" })).toHaveAttribute(
      "href",
      "/product/product-5",
    );
    await fits();
  },
});

/** The price is compared with those of its category, and what that means is said. */
export const SuspiciousPrice = meta.story({
  parameters: at("prod_4"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/дороже больше чем в 5 раз.*сравнили с 64/)).toBeVisible();
    const thread = within(canvas.getByRole("region", { name: "Переписка с магазином" }));
    await expect(await thread.findByText("Заменили фото")).toBeVisible();
    await expect(thread.getByText("Магазин ответил и ждёт решения.")).toBeVisible();
    await fits();
  },
});

/** The shop has answered: the product stays hidden with the same reason, and the shop is told. */
export const StaysHidden = meta.story({
  parameters: at("prod_2"),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Магазин ответил и ждёт решения.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Изменить причину" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByRole("textbox", { name: /^Причина/ })).toHaveValue("Подделка");
    await userEvent.click(dialog.getByRole("button", { name: "Сохранить" }));
    await expect(await screen.findByText("Товар остаётся скрытым, магазин это узнает")).toBeVisible();
    await expect(sentProductChanges()).toEqual([
      { status: "hidden", reason: "Подделка", version: "3", latestMessageId: "pmsg_2" },
    ]);
  },
});

/** Nothing waits: there is nothing to save before the reason is another one. */
export const ReasonUnchanged = meta.story({
  parameters: at("prod_2"),
  beforeEach: ({ msw }) =>
    msw.use(
      mock(routes.administeredProductMessages, () =>
        answer<typeof productMessageRoutes.administeredProductMessages>({
          success: true,
          data: { messages: [], answerWaits: false },
        }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Изменить причину" }));
    const dialog = within(await screen.findByRole("dialog"));
    const save = dialog.getByRole("button", { name: "Сохранить" });
    await expect(save).toBeDisabled();
    await userEvent.type(dialog.getByRole("textbox", { name: /^Причина/ }), " бренда");
    await userEvent.click(save);
    await expect(await screen.findByText("Причина изменена")).toBeVisible();
    await expect(sentProductChanges()).toMatchObject([{ reason: "Подделка бренда", latestMessageId: null }]);
  },
});

/** A reason is required; the shop reads it, and the shown version is sent with it. */
export const Hidden = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Заменили фото");
    await userEvent.click(canvas.getByRole("button", { name: "Скрыть" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Скрыть «Кожаная сумка 5»?" }));
    const act = dialog.getByRole("button", { name: "Скрыть" });
    await userEvent.click(act);
    const field = dialog.getByRole("textbox", { name: /^Причина/ });
    await expect(field).toHaveAccessibleDescription(/не меньше 3 символов/);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, "Нет сертификата");
    await userEvent.click(act);
    await expect(await screen.findByText("Товар скрыт")).toBeVisible();
    await expect(sentProductChanges()).toEqual([
      { status: "hidden", reason: "Нет сертификата", version: "3", latestMessageId: "pmsg_2" },
    ]);
    const state = within(canvas.getByRole("region", { name: "Статус" }));
    await expect(state.getByText("Причина: Нет сертификата")).toBeVisible();
    await expect(state.getByRole("button", { name: "Показать снова" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Страница товара" })).toBeNull();
  },
});

export const ShownAgain = meta.story({
  parameters: at("prod_1"),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Заменили фото");
    await userEvent.click(canvas.getByRole("button", { name: "Показать снова" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByRole("radio", { name: /^Опубликованным/ })).toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: "Показать снова" }));
    await expect(await screen.findByText("Товар опубликован")).toBeVisible();
    await expect(sentProductChanges()).toEqual([
      { status: "published", version: "3", latestMessageId: "pmsg_2" },
    ]);
    await expect(canvas.getByRole("button", { name: "Скрыть" })).toBeVisible();
  },
});

/** What lacks something can only become a draft again; the reason can be changed meanwhile. */
export const Incomplete = meta.story({
  parameters: at("prod_2"),
  play: async ({ canvas, userEvent }) => {
    const missing = within(await canvas.findByRole("region", { name: "Не хватает для публикации" }));
    await expect(missing.getByText("Фотографии")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Изменить причину" }));
    const field = await screen.findByRole("textbox", { name: /^Причина/ });
    await expect(field).toHaveValue("Подделка");
    await userEvent.type(field, " бренда");
    await userEvent.click(screen.getByRole("button", { name: "Сохранить" }));
    await expect(await canvas.findByText("Причина: Подделка бренда")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Показать снова" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByRole("radio", { name: /^Опубликованным/ })).toBeDisabled();
    await userEvent.click(dialog.getByRole("button", { name: "Показать снова" }));
    await expect(await screen.findByText("Товар снова в черновиках магазина")).toBeVisible();
    await expect(sentProductChanges().at(-1)).toMatchObject({ status: "draft", version: "4" });
  },
});

/** The shop has changed the product meanwhile: it is shown as it is now, and the written reason is kept. */
export const ChangedMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Скрыть" }));
    await userEvent.type(await screen.findByRole("textbox", { name: /^Причина/ }), "Нет сертификата");
    changeProductElsewhere("prod_5", { brand: "Afrosiyob", name: { ru: "Сумка без имени" } });
    await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Скрыть" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByText(/Ваше решение не сохранено.*осталась в форме/)).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: "Сумка без имени" })).toBeVisible();
    await expect(canvas.getAllByText("Нет названия: покупатели видят русское")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "Скрыть" }));
    await expect(await screen.findByRole("textbox", { name: /^Причина/ })).toHaveValue("Нет сертификата");
    await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Скрыть" }));
    await expect(await screen.findByText("Товар скрыт")).toBeVisible();
  },
});

export const Deleted = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Удалить" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Удалить «Кожаная сумка 5»?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Удалить" }));
    await expect(await screen.findByText("Товар «Кожаная сумка 5» удалён")).toBeVisible();
    await waitFor(() => expect(getShop({ loaded }).place.now?.pathname).toBe("/admin/products"));
  },
});

/** Its shop changed the product meanwhile: the question stays open, says what, and can be answered again. */
export const DeletedStale = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByText("Заменили фото");
    changeProductElsewhere("prod_5", { brand: "Atlas", status: "draft" });
    await userEvent.click(canvas.getByRole("button", { name: "Удалить" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Удалить" }));
    await expect(await dialog.findByText(/^Не удалено: .* Изменилось: бренд, статус\.$/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Удалить" }));
    await expect(await screen.findByText("Товар «Кожаная сумка 5» удалён")).toBeVisible();
    await waitFor(() => expect(getShop({ loaded }).place.now?.pathname).toBe("/admin/products"));
  },
});

export const Gone = meta.story({
  parameters: at("prod_none"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Такого товара нет" })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(`${base}/admin/products/:id`, () => delay("infinite"))),
});

export const OnAPhoneInUzbekDark = meta.story({
  parameters: at("prod_1"),
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Qoʻl soati 1" });
    await fits();
  },
});
