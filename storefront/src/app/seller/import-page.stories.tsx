import type { ProductImport, productImportsRoutes } from "@bezak/contract/product-imports.ts";
import { delay, http } from "msw";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { answer, base, failure } from "../../mocks/answers.ts";
import { checkedImport, importProblems, newImport, oldImports } from "../../mocks/import-fixtures.ts";
import { resetImports } from "../../mocks/import-handlers.ts";
import { seller } from "../../mocks/seller-product-fixtures.ts";
import ImportPage from "./import-page.tsx";

type Routes = typeof productImportsRoutes;
type Context = Parameters<typeof inShop.beforeEach>[0];

const path = `${base}/sellers/me/imports`;

/** The newest import does not progress. */
const importAt = (run: ProductImport) => ({
  beforeEach(context: Context) {
    inShop.beforeEach(context);
    resetImports(run);
    context.msw.use(
      http.get(`${path}/:id`, () => answer<Routes["productImport"]>({ success: true, data: run })),
    );
  },
});

const listing = (rows: readonly ProductImport[]) =>
  http.get(path, () =>
    answer<Routes["productImports"]>({
      success: true,
      data: [...rows],
      pagination: { page: 1, limit: 10, total: rows.length, pages: 1 },
    }),
  );

const manyImports = Array.from({ length: 10 }, (_, at) =>
  oldImports.map((run) => ({ ...run, id: `${run.id}-${at}`, fileName: `${at}-${run.fileName}` })),
).flat();

const meta = preview.meta({
  title: "Seller/ImportPage",
  component: ImportPage,
  ...inShop,
  beforeEach(context: Context) {
    inShop.beforeEach(context);
    resetImports();
  },
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/seller/products/import", person: seller }) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <ImportPage />
    </main>
  ),
});

/** From the file to the products: checked automatically, imported after confirmation. */
export const FromUploadToResult = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const field = await canvas.findByLabelText(/Файл с товарами/);
    await userEvent.upload(field, new File(["SKU;Price"], "goods.csv", { type: "text/csv" }));
    await canvas.findByRole("heading", { name: "Проверяем файл" });
    await expect(canvas.queryByLabelText(/Файл с товарами/)).toBeNull();
    await userEvent.click(await canvas.findByRole("button", { name: "Записать 1120 товаров" }));
    await expect(await canvas.findByRole("heading", { name: "Записываем товары" })).toHaveFocus();
    await canvas.findByText("«осень-2026.xlsx» записан");
    await expect(canvas.getByText("Новых товаров: 940, изменённых: 180.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "К товарам" })).toHaveAttribute("href", "/seller/products");
    // another file can be sent
    await canvas.findByLabelText(/Файл с товарами/);
  },
});

/** More than a page of imports: older ones have a link, and the current one stays above. */
export const OlderImports = meta.story({
  beforeEach(context: Context) {
    inShop.beforeEach(context);
    resetImports(...manyImports);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("link", { name: "Страница 2" }));
    await waitFor(() => expect(getShop(context).place.now?.search).toBe("?page=2"));
    await canvas.findByText("9-остатки.csv");
    canvas.getByLabelText(/Файл с товарами/);
  },
});

export const First = meta.story({
  beforeEach(context: Context) {
    inShop.beforeEach(context);
    context.msw.use(listing([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Вы ещё ничего не загружали" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Шаблон, XLSX" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Все товары, CSV" })).toBeVisible();
  },
});

export const Checking = meta.story({
  ...importAt(newImport),
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole("progressbar", { name: "Проверено" });
    await expect(bar).toHaveAttribute("aria-valuetext", "400 из 1200 строк");
    await expect(canvas.getByRole("button", { name: "Отменить" })).toBeVisible();
  },
});

/** Waits for a decision: shows the planned changes and the rejected rows. */
export const Checked = meta.story({
  ...importAt(checkedImport),
  play: async ({ canvas }) => {
    const problems = await canvas.findByRole("table", { name: "Первые ошибки" });
    await expect(
      within(problems).getByRole("row", { name: /27 Категория Такой категории нет/ }),
    ).toBeVisible();
    await expect(canvas.getByText("41 строка с ошибкой")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Скачать файл ошибок" })).toBeVisible();
  },
});

export const NothingNew = meta.story({
  ...importAt({ ...checkedImport, created: 0, updated: 0, wrong: 0, problems: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Всё в файле уже так, как в магазине/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Записать/ })).toBeNull();
  },
});

export const NothingGood = meta.story(
  importAt({ ...checkedImport, created: 0, updated: 0, wrong: 1200, problems: importProblems }),
);

export const Running = meta.story({
  ...importAt({ ...checkedImport, status: "running", written: 500 }),
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole("progressbar", { name: "Записано" });
    await expect(bar).toHaveAttribute("aria-valuetext", "500 из 1159 строк");
    await expect(canvas.getByRole("button", { name: "Остановить" })).toBeVisible();
  },
});

export const Done = meta.story(importAt({ ...checkedImport, status: "done", written: 1159 }));

export const Refused = meta.story({
  ...importAt({ ...oldImports[1]!, id: "import_refused" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("«прайс поставщика.xlsx» не принят")).toBeVisible();
    await expect(canvas.getByRole("alert")).toHaveTextContent("Неизвестные столбцы: «Опт»");
  },
});

export const Stopped = meta.story({
  ...importAt({ ...checkedImport, status: "running", written: 500 }),
  play: async ({ canvas, userEvent, msw }) => {
    const stopped = {
      ...checkedImport,
      status: "cancelled",
      written: 520,
      created: 400,
      updated: 90,
    } as const;
    const stop = await canvas.findByRole("button", { name: "Остановить" });
    msw.use(
      http.post(`${path}/:id/cancel`, () => answer<Routes["cancelImport"]>({ success: true, data: stopped })),
      http.get(`${path}/:id`, () => answer<Routes["productImport"]>({ success: true, data: stopped })),
      listing([stopped]),
    );
    await userEvent.click(stop);
    await expect(await canvas.findByText("Импорт «осень-2026.xlsx» остановлен")).toBeVisible();
    await expect(canvas.getByText(/Новых товаров: 400, изменённых: 90/)).toBeVisible();
    await canvas.findByLabelText(/Файл с товарами/);
  },
});

/** The server's error about a file is shown at the field. */
export const NoTable = meta.story({
  beforeEach(context: Context) {
    inShop.beforeEach(context);
    resetImports();
    context.msw.use(
      http.post(path, () => failure("table_type_refused", "Это не таблица. Подойдут файлы CSV и XLSX")),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(/Файл с товарами/);
    await userEvent.upload(field, new File(["x"], "goods.csv", { type: "text/csv" }));
    await expect(await canvas.findByText("Это не таблица. Подойдут файлы CSV и XLSX")).toBeVisible();
  },
});

/** Another member of the shop has sent a table meanwhile: that import is shown. */
export const AnotherRunning = meta.story({
  beforeEach(context: Context) {
    inShop.beforeEach(context);
    resetImports();
    context.msw.use(
      http.post(path, () => {
        resetImports(newImport);
        return failure("import_under_way", "Другой импорт ещё идёт");
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(/Файл с товарами/);
    await userEvent.upload(field, new File(["x"], "goods.csv", { type: "text/csv" }));
    await expect(await canvas.findByRole("heading", { name: "Проверяем файл" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Отменить" })).toBeVisible();
  },
});

export const Sending = meta.story({
  beforeEach(context: Context) {
    inShop.beforeEach(context);
    resetImports();
    context.msw.use(http.post(path, () => delay("infinite")));
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(/Файл с товарами/);
    await userEvent.upload(field, new File(["x"], "goods.csv", { type: "text/csv" }));
    await expect(await canvas.findByRole("progressbar", { name: "Отправляем «goods.csv»" })).toBeVisible();
    // another site, a reload, a closed tab
    const leaving = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(true);
    // another page of the shop
    await userEvent.click(canvas.getByRole("link", { name: "К товарам" }));
    const question = within(await within(document.body).findByRole("dialog"));
    await expect(question.getByText(/Файл ещё отправляется/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Остаться" }));
    await expect(canvas.getByRole("progressbar", { name: "Отправляем «goods.csv»" })).toBeVisible();
  },
});

/** The rows of old imports are deleted, so no error file is offered. A failed download shows a message. */
export const OldErrors = meta.story({
  beforeEach(context: Context) {
    inShop.beforeEach(context);
    const [first] = oldImports;
    const swept = { ...first!, id: "import_swept", fileName: "летом.csv", problems: [] };
    context.msw.use(
      listing([first!, swept]),
      http.get(`${path}/:id/errors`, () => failure("server_error", "Произошла ошибка на сервере")),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const file = await canvas.findByRole("button", { name: /Файл ошибок: остатки.csv/ });
    await expect(canvas.queryByRole("button", { name: /Файл ошибок: летом.csv/ })).toBeNull();
    await userEvent.click(file);
    await expect(await canvas.findByText("Произошла ошибка на сервере")).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach(context: Context) {
    inShop.beforeEach(context);
    context.msw.use(http.get(path, () => delay("infinite")));
  },
});

export const Failing = meta.story({
  beforeEach(context: Context) {
    inShop.beforeEach(context);
    context.msw.use(http.get(path, () => failure("server_error", "Произошла ошибка на сервере")));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Повторить" })).toBeVisible();
  },
});

export const UzbekOnAPhone = meta.story({
  ...importAt(checkedImport),
  globals: { language: "uz", viewport: { value: "w320" } },
  play: async (context) => {
    const { texts: t } = getShop(context);
    await context.canvas.findByRole("heading", { name: t("imports.heads.checked") });
  },
});

export const EnglishDark = meta.story({
  ...importAt({ ...checkedImport, status: "running", written: 500 }),
  globals: { language: "en", theme: "dark" },
});
