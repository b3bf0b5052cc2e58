import { delay, http } from "msw";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { desk, inRouter, phone } from "../../harness/panel-scene.tsx";
import { scene, getShop } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import { seller, sellerProducts } from "../../mocks/seller-product-fixtures.ts";
import { resetSellerProducts } from "../../mocks/seller-product-handlers.ts";

type Context = Parameters<typeof inRouter.beforeEach>[0];

const at = (path: string) => ({ layout: "fullscreen" as const, ...scene({ path, person: seller }) });

const meta = preview.meta({
  title: "Seller/ProductsPage",
  ...inRouter,
  parameters: at("/seller/products"),
  globals: desk,
  beforeEach(context: Context) {
    inRouter.beforeEach(context);
    resetSellerProducts();
  },
});

const body = () => within(document.body);

export const Default = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText("Кожаная сумка 0");
    await expect(canvas.getByRole("link", { name: /Все\s*30/ })).toHaveAttribute("aria-current", "page");
    await userEvent.click(canvas.getByRole("link", { name: /Черновики/ }));
    await waitFor(() => expect(canvas.queryByText("Кожаная сумка 0")).toBeNull());
    await waitFor(() => expect(getShop(context).place.now?.search).toBe("?status=draft"));
    await userEvent.type(canvas.getByRole("searchbox"), "BZ-003{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
    await waitFor(() => expect(getShop(context).place.now?.search).toBe("?q=BZ-003&status=draft"));
  },
});

/** All products of a page were deleted: the last page opens. */
export const BehindLastPage = meta.story({
  parameters: at("/seller/products?page=9"),
  play: async (context) => {
    const { canvas } = context;
    await waitFor(() => expect(getShop(context).place.now?.search).toBe("?page=2"));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(10));
    await expect(canvas.queryByText("Ничего не найдено")).toBeNull();
  },
});

/** Edits a number: Enter saves, Escape cancels, a refusal is shown at the field and reverts the change. */
export const QuickEdit = meta.story({
  play: async ({ canvas, userEvent }) => {
    const open = () => userEvent.click(canvas.getByRole("button", { name: /^Остаток: Кожаная сумка 0/ }));
    const field = () => canvas.getByRole("textbox", { name: "Остаток: Кожаная сумка 0" });
    await canvas.findByText("Кожаная сумка 0");
    await open();
    await expect(field()).toHaveFocus();
    await userEvent.keyboard("77{Enter}");
    await expect(await canvas.findByRole("button", { name: /Кожаная сумка 0: 77/ })).toHaveFocus();
    await open();
    await userEvent.keyboard("5{Escape}");
    await expect(canvas.getByRole("button", { name: /Кожаная сумка 0: 77/ })).toBeVisible();
    await open();
    await userEvent.keyboard("1,5{Enter}");
    await expect(field()).toHaveAttribute("aria-invalid", "true");
    // the mock refuses 1
    await userEvent.clear(field());
    await userEvent.keyboard("1{Enter}");
    await expect(await canvas.findByText("Уже заказано больше")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /Кожаная сумка 0: 77/ })).toBeVisible();
  },
});

/** Variants are edited in a sheet. */
export const Variants = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "6 в 4 вариантах" }));
    const sheet = within(await body().findByRole("dialog", { name: "Наручные часы 1" }));
    await userEvent.click(sheet.getByRole("button", { name: /^Цена: Наручные часы 1, Чёрный \/ M/ }));
    await userEvent.keyboard("500000{Enter}");
    await waitFor(() => expect(sheet.getByRole("button", { name: /Чёрный \/ M: 500\s000/ })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(await canvas.findByRole("button", { name: /420\s000 – 500\s000/ })).toBeVisible();
  },
});

/** Changes several products of a page by a percentage. */
export const Bulk = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Кожаная сумка 0");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Выбрать: Кожаная сумка 0" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Выбрать: Шёлковый платок 2" }));
    await expect(canvas.getByText("Выбрано 2 товара")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Цена" }));
    const dialog = within(await body().findByRole("dialog"));
    const percent = dialog.getByRole("textbox");
    await userEvent.type(percent, "abc");
    await userEvent.click(dialog.getByRole("button", { name: "Изменить 2 варианта" }));
    await expect(percent).toHaveAttribute("aria-invalid", "true");
    await userEvent.clear(percent);
    await userEvent.type(percent, "-10");
    await expect(dialog.getByText(/было 50\s000\sсум, станет 45\s000\sсум/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Изменить 2 варианта" }));
    await expect(await canvas.findByRole("button", { name: /Цена: Кожаная сумка 0: 45\s000/ })).toBeVisible();
    await expect(canvas.queryByText(/Выбран/)).toBeNull();
  },
});

/** A percentage uses current prices, also of products on another page; a refusal names the product. */
export const BulkWithCurrentPrices = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText("Кожаная сумка 0");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Выбрать: Кожаная сумка 0" }));
    await userEvent.click(canvas.getByRole("button", { name: /^Цена: Кожаная сумка 0/ }));
    await userEvent.keyboard("80000{Enter}");
    await canvas.findByRole("button", { name: /Цена: Кожаная сумка 0: 80\s000/ });
    await userEvent.click(canvas.getByRole("link", { name: "Страница 2" }));
    await waitFor(() => expect(canvas.queryByText("Кожаная сумка 0")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Цена" }));
    const dialog = within(await body().findByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox"), "10");
    await expect(dialog.getByText(/было 80\s000\sсум, станет 88\s000\sсум/)).toBeVisible();
    msw.use(
      http.patch(`${base}/sellers/me/products`, () =>
        Response.json(
          {
            success: false,
            message: "Проверьте",
            error: "Проверьте",
            code: "invalid_input",
            fields: { "variants.0.price": "Слишком дорого" },
            requestId: "mock-request",
          },
          { status: 400 },
        ),
      ),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Изменить 1 вариант" }));
    await expect(await dialog.findByText("Слишком дорого")).toBeVisible();
    await expect(dialog.getByText("Кожаная сумка 0", { exact: true })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body().queryByRole("dialog")).toBeNull());
  },
});

/** Deleting asks first. */
export const Delete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Действия: Кожаная сумка 0" }));
    await userEvent.click(await body().findByRole("menuitem", { name: "Удалить" }));
    const dialog = within(await body().findByRole("dialog", { name: /Удалить «Кожаная сумка 0»/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Удалить" }));
    await waitFor(() => expect(canvas.queryByText("Кожаная сумка 0")).toBeNull());
  },
});

/** A new shop gets a link to its first product. */
export const NoProducts = meta.story({
  beforeEach(context) {
    inRouter.beforeEach(context);
    resetSellerProducts([]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Добавить первый товар" })).toHaveAttribute(
      "href",
      "/seller/products/add",
    );
  },
});

export const NothingFound = meta.story({ parameters: at("/seller/products?q=zzz") });

export const Loading = meta.story({
  beforeEach(context) {
    inRouter.beforeEach(context);
    context.msw.use(http.get(`${base}/sellers/me/products`, () => delay("infinite")));
  },
});

export const Failed = meta.story({
  beforeEach(context) {
    inRouter.beforeEach(context);
    context.msw.use(
      http.get(`${base}/sellers/me/products`, () => failure("server_error", "Ошибка на сервере")),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Повторить" })).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { ...desk, theme: "dark" } });

export const OnAPhone = meta.story({
  globals: { ...phone, language: "uz" },
  beforeEach(context) {
    inRouter.beforeEach(context);
    resetSellerProducts(sellerProducts.slice(0, 6));
  },
  play: async ({ canvas }) => {
    await canvas.findByText("Charm sumka 0");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
});

export const OnAPhoneDark = meta.story({ tags: ["twin"], globals: { ...phone, theme: "dark" } });
