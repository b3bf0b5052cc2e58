import { http } from "msw";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { desk, inRouter } from "../../harness/panel-scene.tsx";
import { scene } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import { seller } from "../../mocks/seller-product-fixtures.ts";
import { resetSellerProducts } from "../../mocks/seller-product-handlers.ts";

type Context = Parameters<typeof inRouter.beforeEach>[0];

const at = (path: string) => ({ layout: "fullscreen" as const, ...scene({ path, person: seller }) });
const adding = at("/seller/products/add");

/** Errors that prevent saving a product, and how the form shows them. */
const meta = preview.meta({
  title: "Seller/ProductFormTroubles",
  ...inRouter,
  parameters: at("/seller/products/edit/prod_1"),
  globals: desk,
  beforeEach(context: Context) {
    inRouter.beforeEach(context);
    resetSellerProducts();
  },
});

const body = () => within(document.body);
const picture = (name: string) => new File([new Uint8Array(8)], name, { type: "image/png" });

/** The server's field errors. */
const refusal = (fields: Record<string, string>) =>
  Response.json(
    {
      success: false,
      message: "Проверьте поля",
      error: "Проверьте поля",
      code: "invalid_input",
      fields,
      requestId: "mock-request",
    },
    { status: 400 },
  );

let broken = true;

/** While the categories are missing, the chosen one is not reported as invalid. */
export const CategoriesFailed = meta.story({
  parameters: adding,
  beforeEach(context) {
    inRouter.beforeEach(context);
    broken = true;
    context.msw.use(
      http.get(`${base}/categories`, () => (broken ? failure("server_error", "Ошибка") : undefined)),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const alert = await canvas.findByText("Категории не загрузились");
    broken = false;
    await userEvent.click(canvas.getByRole("button", { name: "Повторить" }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole("combobox", { name: /Категория/ }));
    await expect(await body().findByRole("option", { name: /Сумки/ })).toBeVisible();
  },
});

/** Saving waits until the terms of the category are loaded. */
export const QuickerThanTheTerms = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    let go = () => undefined as void;
    const held = new Promise<void>((resolve) => (go = resolve));
    msw.use(http.get(`${base}/sellers/me/categories/:id`, () => held.then(() => undefined)));
    await userEvent.click(await canvas.findByRole("combobox", { name: /Категория/ }));
    await userEvent.click(await body().findByRole("option", { name: /Платки/ }));
    const save = canvas.getByRole("button", { name: "Сохранить" });
    await userEvent.click(save);
    await expect(save).toHaveAttribute("aria-busy", "true");
    go();
    await expect(await canvas.findByText("Всё сохранено")).toBeVisible();
  },
});

/** A refused picture stays marked until the pictures change. */
export const PictureRefused = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    msw.use(http.put(`${base}/sellers/me/products/:id`, () => refusal({ "images.1": "Это не ваше фото" })));
    await userEvent.type(await canvas.findByRole("textbox", { name: "Бренд" }), "!");
    await userEvent.click(canvas.getByRole("button", { name: "Сохранить" }));
    await expect(await canvas.findByText("Это не ваше фото")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Убрать фото 2" }));
    await waitFor(() => expect(canvas.queryByText("Это не ваше фото")).toBeNull());
  },
});

/** A failed upload prevents saving, since the picture would be lost. */
export const SavedWithoutAPicture = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    msw.use(http.post(`${base}/upload`, () => failure("file_unreadable", "Файл не читается")));
    await canvas.findByRole("list", { name: "Фотографии" });
    await userEvent.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, [picture("a.png")]);
    await canvas.findByText("Файл не читается");
    await userEvent.type(canvas.getByRole("textbox", { name: "Бренд" }), "!");
    await userEvent.click(canvas.getByRole("button", { name: "Сохранить" }));
    await expect(await canvas.findByText(/Не все фото загрузились/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Убрать фото 3" }));
    await waitFor(() => expect(canvas.queryByText(/Не все фото загрузились/)).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Сохранить" }));
    await expect(await canvas.findByText("Всё сохранено")).toBeVisible();
  },
});

/** Each missing field has a link to it, and too many variants are reported at once. */
export const VariantsMissing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole("checkbox", { name: /Бирюзовый|Чёрный/ });
    for (const box of boxes) await userEvent.click(box);
    await userEvent.click(canvas.getByRole("button", { name: "Варианты" }));
    await expect(canvas.getByRole("group", { name: "Варианты" })).toHaveFocus();
    const [values] = canvas.getAllByRole("textbox", { name: "Значения" });
    await userEvent.click(values!);
    await userEvent.paste(Array.from({ length: 28 }, (_, index) => `Оттенок ${index}`).join(","));
    await userEvent.click(canvas.getAllByRole("textbox", { name: "Значения" })[1]!);
    await userEvent.paste("L,XL");
    await expect(await canvas.findByText(/можно не больше 100/)).toBeVisible();
  },
});

/** An error in another language opens its tab. */
export const RefusedInUzbek = meta.story({
  beforeEach(context) {
    inRouter.beforeEach(context);
    resetSellerProducts();
    context.msw.use(
      http.put(`${base}/sellers/me/products/:id`, () => refusal({ "name.uz": "Слишком длинно" })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /Название/ }), "!");
    await userEvent.click(canvas.getByRole("button", { name: "Сохранить" }));
    await expect(await canvas.findByText("Слишком длинно")).toBeVisible();
    const tabs = canvas.getByRole("tablist", { name: "Язык названия и описания" });
    await expect(within(tabs).getByRole("tab", { selected: true })).toHaveTextContent("Oʻzbekcha");
  },
});
