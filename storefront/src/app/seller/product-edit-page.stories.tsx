import type { ProductMessages, productMessageRoutes } from "@bezak/contract/product-messages.ts";
import { delay, http } from "msw";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { draftsKey } from "../../features/seller-products/drafts-key.ts";
import { emptyFields, noText } from "../../features/seller-products/form-fields.ts";
import { draftName, type ProductDraft } from "../../features/seller-products/product-drafts.ts";
import { desk, inRouter, phone } from "../../harness/panel-scene.tsx";
import { scene, getShop } from "../../harness/shop-story.tsx";
import { answer, base, failure } from "../../mocks/answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { seller, sellerProducts } from "../../mocks/seller-product-fixtures.ts";
import { resetSellerProducts } from "../../mocks/seller-product-handlers.ts";

const hidden: ProductMessages["messages"][number] = {
  id: "pmsg_1",
  kind: "hidden",
  text: "На фото другой товар",
  changed: [],
  at: "2026-11-20T10:00:00.000Z",
  by: null,
};
const ofShop = { ...hidden, id: "pmsg_2", kind: "answer", text: "Заменили фото", by: "Малика" } as const;

type Context = Parameters<typeof inRouter.beforeEach>[0];

const at = (path: string) => ({ layout: "fullscreen" as const, ...scene({ path, person: seller }) });
const adding = at("/seller/products/add");
const body = () => within(document.body);

/** Stores a draft of a product before the story. */
function withDraft(productId: string | null, ru: string, version: number | null) {
  return (context: Context) => {
    inRouter.beforeEach(context);
    resetSellerProducts();
    const fields = { ...emptyFields, name: { ...noText, ru } };
    const draft: ProductDraft = { fields, images: [], version, at: new Date().toISOString() };
    // for both users that the mocks may sign in
    const names = [buyer, seller].map(({ id }) => [draftName(id, productId), draft]);
    localStorage.setItem(draftsKey, JSON.stringify(Object.fromEntries(names)));
  };
}

const meta = preview.meta({
  title: "Seller/ProductEditPage",
  ...inRouter,
  parameters: at("/seller/products/edit/prod_1"),
  globals: desk,
  beforeEach(context: Context) {
    inRouter.beforeEach(context);
    resetSellerProducts();
  },
});

/** The reason is read and answered on the product's page; the answer waits for a decision. */
export const HiddenAndAnswered = meta.story({
  parameters: at("/seller/products/edit/prod_2"),
  beforeEach(context: Context) {
    inRouter.beforeEach(context);
    resetSellerProducts(
      sellerProducts.map((one) =>
        one.id === "prod_2" ? { ...one, status: "hidden", hiddenReason: "На фото другой товар" } : one,
      ),
    );
    const first: ProductMessages = { messages: [hidden], answerWaits: false };
    const answered: ProductMessages = { messages: [hidden, ofShop], answerWaits: true };
    context.msw.use(
      http.get(`${base}/sellers/me/products/:id/messages`, () =>
        answer<(typeof productMessageRoutes)["productMessages"]>({ success: true, data: first }),
      ),
      http.post(`${base}/sellers/me/products/:id/answer`, () =>
        answer<(typeof productMessageRoutes)["answerHiddenProduct"]>({ success: true, data: answered }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole("region", { name: "О решениях администрации" }));
    await expect(await part.findByText("На фото другой товар")).toBeVisible();
    const field = part.getByRole("textbox", { name: /^Ваш ответ/ });
    await userEvent.click(part.getByRole("button", { name: "Ответить" }));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, "Заменили фото");
    await userEvent.click(part.getByRole("button", { name: "Ответить" }));
    await expect(await part.findByText("Ответ ждёт решения администратора.")).toBeVisible();
    await expect(part.getByText("Заменили фото")).toBeVisible();
  },
});

/** Somebody else has saved first: overwrite their version or open it. */
export const Conflict = meta.story({
  play: async ({ canvas, userEvent }) => {
    const brand = await canvas.findByRole("textbox", { name: "Бренд" });
    await userEvent.type(brand, " 2");
    resetSellerProducts(sellerProducts.map((one) => (one.id === "prod_1" ? { ...one, version: 9 } : one)));
    await userEvent.click(canvas.getByRole("button", { name: "Сохранить" }));
    await expect(await canvas.findByText("Товар тем временем изменил кто-то другой")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Сохранить моё" }));
    await expect(await canvas.findByText("Всё сохранено")).toBeVisible();
    await expect(brand).toHaveValue("Registon 2");
    await userEvent.type(canvas.getByRole("textbox", { name: /Название/ }), "!");
    await userEvent.click(canvas.getByRole("button", { name: "Сохранить" }));
    // the heading follows the saved name
    await expect(await canvas.findByRole("heading", { level: 1, name: "Наручные часы 1!" })).toBeVisible();
  },
});

/** Their version replaces the form once it is loaded, so nothing typed is lost before; then the draft is removed. */
export const OpenTheirVersion = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    const brand = () => canvas.findByRole("textbox", { name: "Бренд" });
    await userEvent.type(await brand(), " 2");
    resetSellerProducts(sellerProducts.map((one) => (one.id === "prod_1" ? { ...one, version: 9 } : one)));
    await userEvent.click(canvas.getByRole("button", { name: "Сохранить" }));
    const theirs = await canvas.findByRole("button", { name: "Открыть новую версию" });
    msw.use(
      http.get(`${base}/sellers/me/products/:id`, () => failure("server_error", "Сервер отдыхает"), {
        once: true,
      }),
    );
    await userEvent.click(theirs);
    await expect(await body().findByText("Сервер отдыхает")).toBeVisible();
    await expect(await brand()).toHaveValue("Registon 2");
    await userEvent.click(theirs);
    await waitFor(async () => expect(await brand()).toHaveValue("Registon"));
    await expect(canvas.getByText("Всё сохранено")).toBeVisible();
    await expect(localStorage.getItem(draftsKey)).toBeNull();
  },
});

/** Overwriting saves with the status that was pressed before: published stays published. */
export const OverwriteTheirVersion = meta.story({
  parameters: at("/seller/products/edit/prod_0"),
  beforeEach(context) {
    inRouter.beforeEach(context);
    resetSellerProducts(
      sellerProducts.map((one) => (one.id === "prod_0" ? { ...one, status: "draft" } : one)),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Комиссия в этой категории/);
    resetSellerProducts(
      sellerProducts.map((one) => (one.id === "prod_0" ? { ...one, status: "draft", version: 9 } : one)),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Опубликовать" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Сохранить моё" }));
    await expect(await canvas.findByText("Опубликован")).toBeVisible();
  },
});

/** An unsaved form is restored and can be discarded. */
export const Restored = meta.story({
  parameters: adding,
  beforeEach: withDraft(null, "Забытая сумка", null),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole("textbox", { name: /Название/ });
    await expect(name).toHaveValue("Забытая сумка");
    await userEvent.click(canvas.getByRole("button", { name: "Отбросить" }));
    await expect(name).toHaveValue("");
  },
});

/** A draft of an older version is used only after a confirmation. */
export const DraftOfOlderVersion = meta.story({
  beforeEach: withDraft("prod_1", "Старое имя", 1),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole("textbox", { name: /Название/ });
    await expect(name).toHaveValue("Наручные часы 1");
    await userEvent.click(canvas.getByRole("button", { name: "Вернуть" }));
    await expect(name).toHaveValue("Старое имя");
  },
});

/** Leaving with unsaved changes asks first. */
export const LeavingWithChanges = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByRole("textbox", { name: "Бренд" }), "!");
    await userEvent.click(canvas.getByRole("link", { name: "Предпросмотр" }));
    const question = within(await body().findByRole("dialog"));
    await waitFor(() => expect(getShop(context).place.now?.pathname).toBe("/seller/products/edit/prod_1"));
    await userEvent.click(question.getByRole("button", { name: "Уйти" }));
    await canvas.findByText("Так страницу товара увидят покупатели. Показано то, что уже сохранено.");
  },
});

export const Preview = meta.story({ parameters: at("/seller/products/preview/prod_0") });

/** Deleted, or a product of another shop. */
export const NoSuchProduct = meta.story({
  parameters: at("/seller/products/edit/prod_999"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Такого товара нет" })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach(context) {
    inRouter.beforeEach(context);
    context.msw.use(http.get(`${base}/sellers/me/products/:id`, () => delay("infinite")));
  },
});

export const Failed = meta.story({
  beforeEach(context) {
    inRouter.beforeEach(context);
    context.msw.use(http.get(`${base}/sellers/me/products/:id`, () => failure("server_error", "Ошибка")));
  },
});

export const OnAPhone = meta.story({
  globals: { ...phone, language: "uz" },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Qoʻl soati 1" });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
});

export const OnAPhoneDark = meta.story({
  parameters: adding,
  tags: ["twin"],
  globals: { ...phone, theme: "dark" },
});
