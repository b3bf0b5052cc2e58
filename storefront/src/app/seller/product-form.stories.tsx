import type { uploadsRoutes } from "@bezak/contract/uploads.ts";
import type { ProductBody } from "../../features/seller-products/seller-products-api.ts";
import { http } from "msw";
import { expect, fireEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { draftsKey } from "../../features/seller-products/drafts-key.ts";
import { desk, inRouter } from "../../harness/panel-scene.tsx";
import { scene, getShop } from "../../harness/shop-story.tsx";
import { answer, base, failure } from "../../mocks/answers.ts";
import { seller } from "../../mocks/seller-product-fixtures.ts";
import { resetSellerProducts } from "../../mocks/seller-product-handlers.ts";

type Context = Parameters<typeof inRouter.beforeEach>[0];

const at = (path: string) => ({ layout: "fullscreen" as const, ...scene({ path, person: seller }) });
const variants = at("/seller/products/edit/prod_1");
const adding = at("/seller/products/add");

let uploads = 0;

/** Each upload gets a URL of its own. */
const upload = http.post(`${base}/upload`, () => {
  uploads += 1;
  const url = `/files/mock/products/sent-${uploads}-1200x1200.webp`;
  return answer<(typeof uploadsRoutes)["upload"]>(
    { success: true, data: { url, type: "product", size: 40_000, width: 1200, height: 1200 } },
    201,
  );
});

const meta = preview.meta({
  title: "Seller/ProductForm",
  ...inRouter,
  parameters: variants,
  globals: desk,
  beforeEach(context: Context) {
    inRouter.beforeEach(context);
    uploads = 0;
    resetSellerProducts();
    context.msw.use(upload);
  },
});

const body = () => within(document.body);

const picture = (name: string) => new File([new Uint8Array(8)], name, { type: "image/png" });

/** A stored product with variants. */
export const Stored = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue("Наручные часы 1")).toBeVisible();
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(4);
    await expect(canvas.getByText("Всё сохранено")).toBeVisible();
  },
});

export const Uzbek = meta.story({ globals: { ...desk, language: "uz" } });

export const Dark = meta.story({ globals: { ...desk, theme: "dark" } });

/** Missing fields are listed with links to them. */
export const New = meta.story({
  parameters: adding,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Опубликовать" }));
    const name = canvas.getByRole("textbox", { name: /Название/ });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Категория" }));
    await expect(canvas.getByRole("combobox", { name: /Категория/ })).toHaveFocus();
    // an error disappears after a correction
    await userEvent.type(name, "Сумка");
    await waitFor(() => expect(name).not.toHaveAttribute("aria-invalid"));
  },
});

/** A new product with two options is published, with reordered pictures. */
export const Written = meta.story({
  parameters: adding,
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    let sent: ProductBody | null = null;
    msw.use(
      http.post(`${base}/sellers/me/products`, async ({ request }) => {
        sent = (await request.clone().json()) as ProductBody;
        return undefined;
      }),
    );
    await userEvent.type(await canvas.findByRole("textbox", { name: /Название/ }), "Пояс");
    await userEvent.type(canvas.getByRole("textbox", { name: "Описание" }), "Кожаный пояс");
    await userEvent.click(canvas.getByRole("combobox", { name: /Категория/ }));
    await userEvent.click(await body().findByRole("option", { name: /Сумки/ }));
    await expect(await canvas.findByText(/Комиссия в этой категории: 10 %/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /Материал/ }), "Кожа");

    const files = document.querySelector<HTMLInputElement>("input[type=file]")!;
    await userEvent.upload(files, [picture("a.png"), picture("b.png"), picture("c.png")]);
    const tiles = () => within(canvas.getByRole("list", { name: "Фотографии" })).getAllByRole("listitem");
    await waitFor(() => expect(tiles()).toHaveLength(3));
    await waitFor(() => expect(canvas.queryByRole("progressbar")).toBeNull());
    // moves the last picture to the front with arrow keys
    const handle = within(tiles()[2]!).getByRole("button", { name: /Переставить фото 3 из 3/ });
    handle.focus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(canvas.getByText("Фото теперь 1 из 3")).toBeInTheDocument();
    await expect(within(tiles()[0]!).getByText("Обложка")).toBeVisible();
    await expect(within(tiles()[0]!).getByRole("button", { name: /Переставить/ })).toHaveFocus();

    await userEvent.type(canvas.getByRole("textbox", { name: "Цена" }), "100 000");
    await expect(canvas.getByText(/Вы получите 90\s000\sсум из 100\s000\sсум/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Добавить варианты" }));
    await userEvent.type(canvas.getByRole("textbox", { name: /Чем отличаются/ }), "Цвет");
    await userEvent.type(canvas.getByRole("textbox", { name: "Значения" }), "Чёрный, Белый{Enter}");
    // variants take over the price that was typed before
    const price = (name: string) => canvas.getByRole("textbox", { name: `Цена: ${name}` });
    await expect(price("Белый")).toHaveValue("100 000");
    await userEvent.type(canvas.getByRole("textbox", { name: "Остаток каждого" }), "5{Enter}");
    await expect(canvas.getByRole("textbox", { name: "Остаток: Чёрный" })).toHaveValue("5");
    await userEvent.clear(price("Белый"));
    await userEvent.type(price("Белый"), "120000");
    await userEvent.click(canvas.getByRole("button", { name: "Опубликовать" }));
    await waitFor(() => expect(getShop(context).place.now?.pathname).toBe("/seller/products/edit/prod_new"));
    await expect(sent).toMatchObject({
      status: "published",
      images: [3, 1, 2].map((number) => `/files/mock/products/sent-${number}-1200x1200.webp`),
      attributes: { material: "leather" },
      variants: [
        { options: { Цвет: "Чёрный" }, price: 100_000, stock: 5 },
        { options: { Цвет: "Белый" }, price: 120_000, stock: 5 },
      ],
    });
    await expect(await canvas.findByText("Опубликован")).toBeVisible();
    await expect(localStorage.getItem(draftsKey)).toBeNull();
  },
});

/** Dragging a picture by its handle changes the order; Escape restores it. */
export const Pulled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole("list", { name: "Фотографии" });
    const files = document.querySelector<HTMLInputElement>("input[type=file]")!;
    await userEvent.upload(files, [picture("a.png")]);
    await waitFor(() => expect(list.children).toHaveLength(3));
    const order = () =>
      [...list.querySelectorAll("img")].map(
        (image) => image.getAttribute("src")?.match(/front|back|sent/)?.[0],
      );
    await waitFor(() => expect(order()).toEqual(["front", "back", "sent"]));
    const middle = (tile: Element) => {
      const { left, top, width, height } = tile.getBoundingClientRect();
      return { clientX: left + width / 2, clientY: top + height / 2, pointerId: 1, button: 0 };
    };
    list.scrollIntoView({ block: "center" });
    const grab = () =>
      fireEvent.pointerDown(list.children[0]!.querySelector("[data-handle]")!, { pointerId: 1 });
    const pullTo = (place: number) => fireEvent.pointerMove(window, middle(list.children[place]!));
    await grab();
    await pullTo(2);
    await waitFor(() => expect(order()).toEqual(["back", "sent", "front"]));
    await fireEvent.keyDown(window, { key: "Escape" });
    await waitFor(() => expect(order()).toEqual(["front", "back", "sent"]));
    await grab();
    await pullTo(1);
    await fireEvent.pointerUp(window, { pointerId: 1 });
    await waitFor(() => expect(order()).toEqual(["back", "front", "sent"]));
    await expect(canvas.getByText("Есть несохранённые изменения")).toBeVisible();
  },
});

/** A failed upload shows the reason and can be repeated. */
export const PictureFailed = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    msw.use(
      http.post(`${base}/upload`, () => failure("file_unreadable", "Файл не читается"), { once: true }),
    );
    await canvas.findByRole("list", { name: "Фотографии" });
    await userEvent.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, [picture("a.png")]);
    await expect(await canvas.findByText("Файл не читается")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Загрузить фото 3 ещё раз" }));
    await waitFor(() => expect(canvas.queryByText("Файл не читается")).toBeNull());
    await expect(await canvas.findByRole("button", { name: "Сделать обложкой фото 3" })).toBeVisible();
  },
});

/** The server's errors are shown at their variants, and nothing typed is lost. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const sku = await canvas.findByRole("textbox", { name: "Артикул: Чёрный / S" });
    await userEvent.clear(sku);
    await userEvent.type(sku, "TAKEN");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Бирюзовый / S" }));
    await userEvent.click(canvas.getByRole("button", { name: "Сохранить" }));
    await expect(await canvas.findByText("Такой артикул уже есть")).toBeVisible();
    await expect(sku).toHaveFocus();
    await expect(sku).toHaveValue("TAKEN");
    await userEvent.clear(sku);
    await userEvent.type(sku, "NEW-1");
    await expect(canvas.queryByText("Такой артикул уже есть")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Сохранить" }));
    await expect(await canvas.findByText("Всё сохранено")).toBeVisible();
  },
});
